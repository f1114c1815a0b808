import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { changeMessage } from "../../lib/server/admin/messages.ts";
import { decideReviews } from "../../lib/server/admin/reviews.ts";
import { contactForm, storeContact } from "../../lib/server/contact.ts";
import { withDatabase } from "../../lib/server/db/database.ts";
import { env } from "../../lib/server/env.ts";
import { reviewForm, storeReview } from "../../lib/server/reviews.ts";
import { MAX_KEPT } from "../../lib/server/room.ts";
import { submit } from "../../lib/server/submission.ts";
import { emptyDatabase, isServer } from "./database.ts";

const ADA = "ada@example.org";
const contact = { name: "Ada", email: ADA, subject: "Hello", message: "Grüße" };
const review = { name: "Ada", rating: 5, comment: "Exact." };
/** With a kilobyte for the row: 3 + 15 + 5 + 7 and 3 + 6 bytes of UTF-8. */
const [MESSAGE_SIZE, REVIEW_SIZE] = [1024 + 30, 1024 + 9];

const storedCount = () =>
  withDatabase(async (prisma) =>
    Object.fromEntries(
      (await prisma.keptSubmissions.findMany()).map(({ kind, bytes }) => [kind, Number(bytes)]),
    ),
  );
const setSavedForms = (bytes: number) =>
  withDatabase((prisma) => prisma.keptSubmissions.updateMany({ data: { bytes: BigInt(bytes) } }));
const messages = () => withDatabase((prisma) => prisma.contactSubmission.count());
const idsOf = (table: "contactSubmission" | "userReview") =>
  withDatabase(async (prisma) => {
    const rows =
      table === "userReview" ? await prisma.userReview.findMany() : await prisma.contactSubmission.findMany();
    return rows.map(({ id }) => id);
  });

beforeEach(emptyDatabase);

describe("the size of what is kept", () => {
  test("is that of all messages", async () => {
    for (const key of ["one", "two", "two"]) await storeContact(contact, key);
    expect(await storedCount()).toEqual({ message: 2 * MESSAGE_SIZE, review: 0 });
    const [id = 0] = await idsOf("contactSubmission");
    await changeMessage(ADA, id, "archive");
    expect((await storedCount()).message).toBe(2 * MESSAGE_SIZE);
    await changeMessage(ADA, id, "delete");
    expect((await storedCount()).message).toBe(MESSAGE_SIZE);
  });

  test("is that of the reviews that wait", async () => {
    for (let count = 0; count < 4; count += 1) await storeReview(review, randomUUID());
    expect((await storedCount()).review).toBe(4 * REVIEW_SIZE);
    const ids = await idsOf("userReview");
    await decideReviews(ADA, ids.slice(0, 2), "approved");
    await decideReviews(ADA, ids.slice(2, 3), "rejected");
    expect((await storedCount()).review).toBe(REVIEW_SIZE);
    await decideReviews(ADA, ids.slice(0, 1), "rejected");
    await decideReviews(ADA, ids.slice(2, 3), "waiting");
    expect((await storedCount()).review).toBe(2 * REVIEW_SIZE);
    await withDatabase((prisma) => prisma.userReview.deleteMany());
    expect(await storedCount()).toEqual({ message: 0, review: 0 });
  });
});

describe("when there is no more room", () => {
  test.each([
    [contactForm, contact, /inbox is full.*not saved/],
    [reviewForm, review, /reviews are waiting.*not saved/],
  ])("a form says so, and nothing is dropped (%#)", async (kind, value, words) => {
    const send = () =>
      submit(
        kind as typeof contactForm,
        { ...value, submissionKey: randomUUID(), elapsed: 5000 },
        new Headers(),
      );
    expect(await send()).toBeUndefined();
    await setSavedForms(MAX_KEPT);
    expect(await send()).toMatchObject({
      ok: false,
      status: 503,
      title: "Submission Error",
      problems: [{ path: "", message: expect.stringMatching(words) }],
    });
    expect((await idsOf("contactSubmission")).length + (await idsOf("userReview")).length).toBe(1);
    await setSavedForms(0);
    expect(await send()).toBeUndefined();
  });

  test("of many at the same moment no more get the last place than there are connections", async () => {
    await setSavedForms(MAX_KEPT - 1);
    const stored = await Promise.all(Array.from({ length: 40 }, () => storeContact(contact, randomUUID())));
    const count = stored.filter(Boolean).length;
    expect(count).toBeGreaterThanOrEqual(1);
    expect(count).toBeLessThanOrEqual(isServer() ? env().DATABASE_POOL : 1);
    expect(await messages()).toBe(count);
  });

  test("deleting a message makes room", async () => {
    await storeContact(contact, "one");
    await setSavedForms(MAX_KEPT);
    expect(await storeContact(contact, "two")).toBe(false);
    await changeMessage(ADA, (await idsOf("contactSubmission"))[0] ?? 0, "delete");
    expect(await storeContact(contact, "two")).toBe(true);
  });
});
