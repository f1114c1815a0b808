import { describe, expect, test } from "vitest";
import { readContact } from "../../lib/core/forms/contact.ts";
import { readReview } from "../../lib/core/forms/review.ts";
import { cpuTimeOf } from "../cpu-clock.ts";

const contact = { name: "Ada", email: "ada@example.org", subject: "Hello", message: "Line 1\nLine 2" };
const review = { name: "Ada", rating: 5, comment: "Exact." };

const problemsOf = (fields: readonly string[], message: string) => fields.map((path) => ({ path, message }));

describe("the contact form", () => {
  test("takes four fields and no more", () => {
    expect(readContact({ ...contact, name: " Ada\n", isAdmin: true })).toEqual({ ok: true, value: contact });
  });

  test.each([
    [{ ...contact, name: "" }, ["name"]],
    [{ ...contact, subject: " \n", message: "\u200b" }, ["subject", "message"]],
    [{ email: "nobody" }, ["name", "subject", "message"]],
    [{ ...contact, message: ["a"] }, ["message"]],
    [null, ["name", "email", "subject", "message"]],
  ])("misses fields in %j", (input, fields) => {
    expect(readContact(input)).toEqual({
      ok: false,
      title: "Missing Fields",
      problems: problemsOf(fields, "Please fill out all fields before submitting."),
    });
  });

  test.each(["nobody", "a@b", "a b@c.de", "@b.c", "a@b@c.de", "a@b.", "a@.", "a@b.c d"])(
    "refuses %s",
    (email) => {
      expect(readContact({ ...contact, email })).toEqual({
        ok: false,
        title: "Invalid Email",
        problems: problemsOf(["email"], "Please enter a valid email address."),
      });
    },
  );

  test("takes an address of 254 characters, and refuses longer ones before it looks at them", async () => {
    const email = `${"a".repeat(240)}@mail.example`.padEnd(254, "e");
    expect(readContact({ ...contact, email })).toMatchObject({ ok: true });
    const invalid = { ok: false, title: "Invalid Email", problems: [{ path: "email" }] };
    expect(readContact({ ...contact, email: `${email}e` })).toMatchObject(invalid);
    for (const long of [`a@${"a.".repeat(100_000)}@`, `a@${".".repeat(200_000)}`, `${"@".repeat(200_000)}.`])
      expect(
        await cpuTimeOf(() => expect(readContact({ ...contact, email: long })).toMatchObject(invalid)),
      ).toBeLessThan(100);
  });

  test.each(["a@b..c", "a@.b.c", "a@b.c.", "a@b.c..d"])("takes %s as the specification does", (email) => {
    expect(readContact({ ...contact, email })).toMatchObject({
      ok: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email),
    });
  });

  test.each(["a@b.c", "ada+test@mail.example.co.uk", "käthe@bücher.example"])("takes %s", (email) => {
    expect(readContact({ ...contact, email: ` ${email}\n` })).toMatchObject({ ok: true, value: { email } });
  });
});

describe("the review form", () => {
  test("takes the rating as a number or as a radio button's text", () => {
    expect(readReview({ ...review, rating: "3" })).toEqual({ ok: true, value: { ...review, rating: 3 } });
    expect(readReview({ ...review, isApproved: true })).toEqual({ ok: true, value: review });
  });

  test("has no limit of length", () => {
    const comment = "long ".repeat(40_000).trim();
    expect(readReview({ ...review, comment })).toMatchObject({ ok: true, value: { comment } });
  });

  const badRatings = [0, 6, 2.5, -1, "0", "5 ", "05", "", null, true, Number.NaN];
  const incomplete: [unknown, string[]][] = [
    [{ ...review, name: " " }, ["name"]],
    [{ name: "", comment: "" }, ["name", "rating", "comment"]],
    ["text", ["name", "rating", "comment"]],
    ...badRatings.map((rating): [unknown, string[]] => [{ ...review, rating }, ["rating"]]),
  ];
  test.each(incomplete)("misses information in %j", (input, fields) => {
    expect(readReview(input)).toEqual({
      ok: false,
      title: "Missing Information",
      problems: problemsOf(fields, "Please fill in your name, rating, and comment."),
    });
  });
});
