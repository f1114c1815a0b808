import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { auditPage } from "../../lib/server/admin/audit.ts";
import { csvLine } from "../../lib/server/admin/csv.ts";
import {
  addFaq,
  allFaqs,
  deleteFaq,
  editFaq,
  faqInput,
  findFaq,
  moveFaq,
} from "../../lib/server/admin/faqs.ts";
import {
  allMessages,
  changeMessage,
  findMessage,
  messagePage,
  messageTotals,
} from "../../lib/server/admin/messages.ts";
import { decideReviews, reviewPage, reviewTotals } from "../../lib/server/admin/reviews.ts";
import { withDatabase } from "../../lib/server/db/database.ts";
import { emptyDatabase } from "./database.ts";

const ADA = "ada@example.org";

const addReviews = (count: number, change: object = {}) =>
  withDatabase((prisma) =>
    prisma.userReview.createManyAndReturn({
      data: Array.from({ length: count }, (_, index) => ({
        name: `Visitor ${index}`,
        rating: (index % 5) + 1,
        comment: `Comment ${index}`,
        submissionKey: randomUUID(),
        ...change,
      })),
    }),
  );
const addMessage = (change: object = {}) =>
  withDatabase((prisma) =>
    prisma.contactSubmission.create({
      data: {
        name: "Grace",
        email: "grace@example.org",
        subject: "Hello",
        message: "Hi.",
        submissionKey: randomUUID(),
        ...change,
      },
    }),
  );
const publicCounts = () =>
  withDatabase(async (prisma) =>
    (await prisma.reviewCount.findMany({ orderBy: { rating: "asc" } })).map(({ count }) => count),
  );
const actions = async () => (await auditPage(undefined)).entries.map(({ action }) => action).reverse();
const list = (change: object = {}) =>
  reviewPage({ state: "waiting", rating: undefined, search: "", after: undefined, ...change });

beforeEach(emptyDatabase);

describe("reviews", () => {
  test("are approved, rejected and put back, counted and logged", async () => {
    const [first, second] = await addReviews(2);
    const [a, b] = [first?.id ?? 0, second?.id ?? 0];
    expect(await decideReviews(ADA, [a], "approved")).toEqual([a]);
    expect(await publicCounts()).toEqual([1, 0, 0, 0, 0]);
    expect(await decideReviews(ADA, [b], "rejected")).toEqual([b]);
    expect(await reviewTotals()).toEqual({ waiting: 0, approved: 1, rejected: 1 });
    expect(await decideReviews(ADA, [a], "waiting")).toEqual([a]);
    expect(await publicCounts()).toEqual([0, 0, 0, 0, 0]);
    expect(await reviewTotals()).toEqual({ waiting: 1, approved: 0, rejected: 1 });
    expect(await actions()).toEqual(["review.approve", "review.reject", "review.reopen"]);
    expect((await auditPage(undefined)).entries[0]).toMatchObject({
      actor: ADA,
      subject: `review ${a}`,
      detail: "name: Visitor 0, rating: 1",
    });
  });

  test("are decided in bulk, each once", async () => {
    const ids = (await addReviews(12)).map(({ id }) => id);
    await decideReviews(ADA, ids.slice(0, 2), "approved");
    expect((await decideReviews(ADA, [...ids, 999_999], "approved")).sort((x, y) => x - y)).toEqual(
      ids.slice(2),
    );
    expect(await publicCounts()).toEqual([3, 3, 2, 2, 2]);
    expect(await actions()).toHaveLength(12);
    expect(await decideReviews(ADA, ids, "approved")).toEqual([]);
  });

  test("are right when several decide at once", async () => {
    const ids = (await addReviews(10, { rating: 5 })).map(({ id }) => id);
    await Promise.all([
      decideReviews(ADA, ids, "approved"),
      decideReviews("bob@example.org", [...ids].reverse(), "approved"),
      decideReviews("cleo@example.org", ids, "rejected"),
    ]);
    const { approved } = await reviewTotals();
    expect((await publicCounts())[4]).toBe(approved);
  });

  test("come in pages, by rating and by words, also when rows leave in between", async () => {
    await addReviews(45);
    const first = await list();
    expect(first.reviews).toHaveLength(20);
    await decideReviews(
      ADA,
      first.reviews.map(({ id }) => id),
      "approved",
    );
    const second = await list({ after: first.next });
    const third = await list({ after: second.next });
    const names = [...first.reviews, ...second.reviews, ...third.reviews].map(({ name }) => name);
    expect(new Set(names).size).toBe(45);
    expect(third.next).toBeUndefined();
    expect((await list({ rating: 5 })).reviews.every(({ rating }) => rating === 5)).toBe(true);
    expect((await list({ search: "comment 44" })).reviews.map(({ name }) => name)).toEqual(["Visitor 44"]);
    expect((await list({ search: "%" })).reviews).toEqual([]);
    expect((await list({ after: "nonsense'; DROP TABLE" })).reviews).toHaveLength(20);
  });
});

describe("messages", () => {
  test("are read, archived, restored and deleted, each logged once", async () => {
    const { id } = await addMessage();
    expect(await messageTotals()).toEqual({ inbox: 1, unread: 1, archive: 0 });
    for (const change of ["read", "read", "unread", "archive", "restore"] as const)
      await changeMessage(ADA, id, change);
    expect(await messageTotals()).toEqual({ inbox: 1, unread: 1, archive: 0 });
    expect(await changeMessage(ADA, id, "delete")).toBe(true);
    expect(await changeMessage(ADA, id, "delete")).toBe(false);
    expect(await findMessage(id)).toBeNull();
    expect(await actions()).toEqual([
      "message.read",
      "message.unread",
      "message.archive",
      "message.restore",
      "message.delete",
    ]);
    expect((await auditPage(undefined)).entries[0]?.detail).toBe("");
  });

  test("leave no sender's address in the log, and take along what older entries hold of it", async () => {
    const [{ id }, other] = [await addMessage(), await addMessage()];
    const older = (subject: string) => ({
      actor: ADA,
      action: "message.read",
      subject,
      detail: { from: "grace@example.org", note: "kept" },
    });
    await withDatabase((prisma) =>
      prisma.auditEntry.createMany({ data: [older(`message ${id}`), older(`message ${other.id}`)] }),
    );
    for (const change of ["read", "archive", "delete"] as const) await changeMessage(ADA, id, change);
    const { entries } = await auditPage(undefined);
    expect(entries.map(({ subject, detail }) => [subject, detail])).toEqual([
      [`message ${id}`, ""],
      [`message ${id}`, ""],
      [`message ${id}`, ""],
      [`message ${other.id}`, "from: grace@example.org, note: kept"],
      [`message ${id}`, "note: kept"],
    ]);
  });

  test("come newest first, in pages and by words, and all of them in an export", async () => {
    for (let index = 0; index < 35; index += 1) await addMessage({ subject: `Question ${index}` });
    const filter = { folder: "inbox" as const, search: "", after: undefined };
    const first = await messagePage(filter);
    expect(first.messages[0]?.subject).toBe("Question 34");
    expect((await messagePage({ ...filter, after: first.next })).messages).toHaveLength(5);
    expect((await messagePage({ ...filter, search: "QUESTION 7" })).messages).toHaveLength(1);
    const exported = (await Array.fromAsync(allMessages(filter))).flat();
    expect(exported).toHaveLength(35);
  });

  test.each([
    ["=1+1", `"'=1+1"`],
    [" +1", `"' +1"`],
    ["-1", `"'-1"`],
    ["@SUM(A1)", `"'@SUM(A1)"`],
    ["\t=1", `"'\t=1"`],
    ["\r1", `"'\r1"`],
    ["＝1+1", `"'＝1+1"`],
    ["＋1", `"'＋1"`],
    ["－1", `"'－1"`],
    ["＠SUM(A1)", `"'＠SUM(A1)"`],
    ["\u200b=1", `"'\u200b=1"`],
    ["a;=1+1", `"a;=1+1"`],
    ['say "hi", please\nnow', `"say ""hi"", please\nnow"`],
    ["ada@example.org", `"ada@example.org"`],
  ])("of the text %j are no formula in a spreadsheet", (text, expected) => {
    expect(csvLine([text])).toBe(`${expected}\r\n`);
  });
});

describe("questions", () => {
  const input = { category: "other" as const, question: "Why?", answer: "Because.\nReally." };

  test("are added at the end, edited, moved and deleted, each logged", async () => {
    const before = (await allFaqs()).map(({ id }) => id);
    const id = await addFaq(ADA, input);
    expect((await allFaqs()).map((faq) => faq.id)).toEqual([...before, id]);
    expect(await moveFaq(ADA, id, 1)).toBe(false);
    expect(await moveFaq(ADA, id, -1)).toBe(true);
    expect((await allFaqs()).at(-2)?.id).toBe(id);
    expect(await moveFaq(ADA, id, 1)).toBe(true);
    expect(await editFaq(ADA, id, { ...input, question: "Why not?" })).toBe(true);
    expect(await findFaq(id)).toEqual({ id, ...input, question: "Why not?" });
    expect(await deleteFaq(ADA, id)).toBe(true);
    expect(await editFaq(ADA, id, input)).toBe(false);
    expect((await allFaqs()).map((faq) => faq.id)).toEqual(before);
    expect(await actions()).toEqual(["faq.create", "faq.up", "faq.down", "faq.edit", "faq.delete"]);
  });

  test("keep every place when two move at once", async () => {
    const before = await allFaqs();
    const [a, b] = [before[3]?.id ?? 0, before[4]?.id ?? 0];
    await Promise.all([moveFaq(ADA, a, 1), moveFaq(ADA, b, -1), moveFaq(ADA, a, -1), moveFaq(ADA, b, 1)]);
    const positions = await withDatabase((prisma) => prisma.faq.findMany({ select: { position: true } }));
    expect(new Set(positions.map(({ position }) => position)).size).toBe(before.length);
  });

  test.each([
    { ...input, category: "gossip" },
    { ...input, question: "  " },
    { ...input, question: "x".repeat(301) },
    { ...input, answer: "\n" },
    { ...input, answer: "x".repeat(5001) },
    { category: "other" },
  ])("of the form %# are refused", (wrong) => {
    expect(faqInput.safeParse(wrong).success).toBe(false);
  });
});

test("the log comes in pages, newest first", async () => {
  const { id } = await addMessage();
  for (let index = 0; index < 60; index += 1) await changeMessage(ADA, id, index % 2 ? "unread" : "read");
  const first = await auditPage(undefined);
  expect(first.entries).toHaveLength(50);
  const second = await auditPage(first.next);
  expect(second.entries).toHaveLength(10);
  expect(second.next).toBeUndefined();
});
