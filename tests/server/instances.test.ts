import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addFaq, deleteFaq } from "../../lib/server/admin/faqs.ts";
import { decideReviews } from "../../lib/server/admin/reviews.ts";
import { withDatabase } from "../../lib/server/db/database.ts";
import { cachedFaqs } from "../../lib/server/faqs.ts";
import {
  connectionName,
  identityIn,
  identityOf,
  refusalBeside,
} from "../../lib/server/instances/identity.ts";
import { type Instance, join } from "../../lib/server/instances/instance.ts";
import { cachedReviews } from "../../lib/server/reviews.ts";
import { cacheByTag, forget, setTold } from "../../lib/server/tag-cache.ts";
import { emptyDatabase, isServer } from "./database.ts";

const url = process.env.DATABASE_URL ?? "";
const ownIdentity = identityOf("build-a", "a secret of thirty-two characters");
const joined: Instance[] = [];
const refusals: string[] = [];

async function enter(identity = ownIdentity, upgradeFrom?: string): Promise<Instance> {
  const onRefusal = (sentence: string) => void refusals.push(sentence);
  const instance = await join({ url, identity, upgradeFrom, onRefusal });
  joined.push(instance);
  return instance;
}

/** Changes the database like another program. */
async function elsewhere(statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

beforeEach(async () => {
  await emptyDatabase();
  forget("faqs");
  forget("reviews");
});
afterEach(async () => {
  await Promise.all(joined.splice(0).map((instance) => instance.leave()));
  refusals.length = 0;
  setTold(false);
});

const question = { category: "general", question: "Is it new?", answer: "Yes." } as const;
const questions = async () => (await cachedFaqs()).map((faq) => faq.question);

describe("what is kept", () => {
  test("is read once, until it is forgotten; failures are not kept", async () => {
    setTold(true);
    const read = vi.fn(async () => read.mock.calls.length);
    const value = cacheByTag("faqs", read);
    expect(await Promise.all([value(), value()])).toEqual([1, 1]);
    expect(await value()).toBe(1);
    forget("faqs");
    expect(await value()).toBe(2);
    forget("faqs");
    read.mockRejectedValueOnce(new Error("down"));
    await expect(value()).rejects.toThrow("down");
    expect(await value()).toBe(4);
  });

  test("is not what was being read when it changed", async () => {
    setTold(true);
    const { promise, resolve } = Promise.withResolvers<string>();
    const read = vi.fn(() => promise).mockImplementationOnce(() => promise);
    const value = cacheByTag("reviews", read);
    const early = value();
    forget("reviews");
    read.mockResolvedValueOnce("new");
    expect(await value()).toBe("new");
    resolve("old");
    expect(await early).toBe("old");
    expect(await value()).toBe("new");
  });

  test("shows the admin's own change at once", async () => {
    expect(await questions()).not.toContain(question.question);
    await addFaq("admin@example.org", question);
    forget("faqs");
    expect(await questions()).toContain(question.question);
  });
});

describe("an identity", () => {
  test("says neither more nor less than a connection's name holds", () => {
    expect(identityIn(connectionName(ownIdentity))).toEqual(ownIdentity);
    expect(connectionName(identityOf("x".repeat(80), "y".repeat(80))).length).toBeLessThanOrEqual(63);
    for (const name of ["", "psql", "scicalc", "scicalc a", "scicalc a b c"])
      expect(identityIn(name)).toBeUndefined();
    expect(connectionName(ownIdentity)).not.toContain("secret");
  });

  test("must be that of the others", () => {
    expect(refusalBeside(ownIdentity, [], undefined)).toBeUndefined();
    expect(refusalBeside(ownIdentity, [ownIdentity, ownIdentity], undefined)).toBeUndefined();
    expect(refusalBeside(ownIdentity, [identityOf("build-a", "other")], undefined)).toMatch(/AUTH_SECRET/);
    const older = { ...ownIdentity, build: "build-0" };
    expect(refusalBeside(ownIdentity, [older], undefined)).toMatch(/build build-0 .*UPGRADE_FROM=build-0/);
    expect(refusalBeside(ownIdentity, [older, ownIdentity], "build-0")).toBeUndefined();
    expect(refusalBeside(ownIdentity, [older], "build-9")).toMatch(/build-0/);
  });
});

describe.runIf(isServer())("servers on one Postgres", () => {
  test("receive each other’s changes within a second", async () => {
    await enter();
    expect(await questions()).not.toContain(question.question);
    const id = await addFaq("admin@example.org", question);
    await expect.poll(questions, { timeout: 1000 }).toContain(question.question);
    await elsewhere(`UPDATE "faqs" SET "question" = 'Was it edited?' WHERE "id" = ${id}`);
    await expect.poll(questions, { timeout: 1000 }).toContain("Was it edited?");
    await deleteFaq("admin@example.org", id);
    await expect.poll(questions, { timeout: 1000 }).not.toContain("Was it edited?");
  });

  test("receive an approval, its withdrawal and a deletion, but nothing for a waiting review", async () => {
    await enter();
    const names = async () => (await cachedReviews()).reviews.map(({ name }) => name);
    expect(await names()).toEqual([]);
    const { id } = await withDatabase((prisma) =>
      prisma.userReview.create({ data: { name: "Ada", rating: 5, comment: "Good.", submissionKey: "k" } }),
    );
    await decideReviews("admin@example.org", [id], "approved");
    await expect.poll(names, { timeout: 1000 }).toEqual(["Ada"]);
    await decideReviews("admin@example.org", [id], "rejected");
    await expect.poll(names, { timeout: 1000 }).toEqual([]);
    await decideReviews("admin@example.org", [id], "approved");
    await expect.poll(names, { timeout: 1000 }).toEqual(["Ada"]);
    await elsewhere(`DELETE FROM "user_reviews"`);
    await expect.poll(names, { timeout: 1000 }).toEqual([]);
    expect((await cachedReviews()).summary.count).toBe(0);
  });

  test("hear one another again after their connections broke, and have missed nothing", async () => {
    const [one, other] = [await enter(), await enter()];
    for (const each of [one, other])
      await expect.poll(() => each.state()).toEqual({ isHeard: true, others: 1 });
    await questions();
    await elsewhere(
      `SELECT pg_terminate_backend("pid") FROM "pg_stat_activity" WHERE "application_name" LIKE 'scicalc %' AND "datname" = current_database()`,
    );
    await expect.poll(() => one.state().isHeard && other.state().isHeard, { timeout: 5000 }).toBe(false);
    await addFaq("admin@example.org", question);
    await expect.poll(() => one.state().isHeard && other.state().isHeard, { timeout: 5000 }).toBe(true);
    expect(await questions()).toContain(question.question);
    await elsewhere(`DELETE FROM "faqs"`);
    await expect.poll(questions, { timeout: 1000 }).toEqual([]);
  });

  test("share what they count", async () => {
    const [one, other] = [await enter(), await enter()];
    const heard: unknown[] = [];
    other.fellows.receive("api", (counted) => heard.push(counted));
    one.fellows.receive("api", () => heard.push("its own"));
    await expect.poll(() => one.fellows.areThere).toBe(true);
    one.fellows.send("api", [["192.0.2.1", 24]]);
    await expect.poll(() => heard, { timeout: 1000 }).toEqual([["192.0.2.1", 24]]);
    await other.leave();
  });

  test("reject a server with another secret or build", async () => {
    await enter();
    await enter(identityOf("build-a", "another secret"));
    expect(refusals.splice(0)).toEqual([expect.stringMatching(/AUTH_SECRET differs from that/)]);
    for (const instance of joined.splice(1)) await instance.leave();
    await enter({ ...ownIdentity, build: "build-b" });
    expect(refusals.splice(0)).toEqual([expect.stringMatching(/UPGRADE_FROM=build-a/)]);
    for (const instance of joined.splice(1)) await instance.leave();
    await enter({ ...ownIdentity, build: "build-b" }, "build-a");
    // Who was there first stays when its connection breaks.
    await elsewhere(
      `SELECT pg_terminate_backend("pid") FROM "pg_stat_activity" WHERE "application_name" LIKE 'scicalc build-a %' AND "datname" = current_database()`,
    );
    await expect
      .poll(() => joined.every((each) => each.state().isHeard && each.state().others === 1))
      .toBe(true);
    expect(refusals).toEqual([]);
  });

  test("wait for a database that is not there", async () => {
    const instance = await join({
      url: url.replace(/:\d+\//, ":1/"),
      identity: ownIdentity,
      upgradeFrom: undefined,
      onRefusal: (sentence) => void refusals.push(sentence),
    });
    joined.push(instance);
    expect(instance.state()).toEqual({ others: 0, isHeard: false });
    expect(instance.fellows.areThere).toBe(false);
    instance.fellows.send("api", [["192.0.2.1", 24]]);
  });
});
