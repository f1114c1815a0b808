import { addFaq, deleteFaq, editFaq } from "../../lib/server/admin/faqs.ts";
import { decideReviews } from "../../lib/server/admin/reviews.ts";
import { closeDatabase, withDatabase } from "../../lib/server/db/database.ts";
import type { Postgres } from "../postgres.ts";
import { type Site, wait } from "../site.ts";
import { submit } from "./submissions.ts";

/** Time within which every server must have a change, in ms. */
const SEEN = 1000;
const ADMIN = "fault-test@example.org";

/** Runs work while this process is another server of the site, used by the administrator. */
export async function asAdministrator<Result>(
  postgres: Postgres,
  work: () => Promise<Result>,
): Promise<Result> {
  process.env.DATABASE_URL = postgres.url;
  try {
    return await work();
  } finally {
    await closeDatabase();
    process.env.DATABASE_URL = "";
  }
}

/**
 * Checks that an approval, its withdrawal, and the changes of a question reach every server within `limit`
 * ms, by default a second.
 */
export async function changesSeen(sites: readonly Site[], url: string, within = SEEN): Promise<string[]> {
  const faults: string[] = [];
  const taken: number[] = [];
  async function seen(what: string, path: string, is: (body: string) => boolean): Promise<void> {
    const start = Date.now();
    const missing = new Set(sites.map((site) => site.url));
    while (missing.size > 0 && Date.now() - start < 2 * within)
      for (const each of missing) {
        if (is(await (await fetch(each + path)).text())) missing.delete(each);
        else await wait(5);
      }
    const time = Date.now() - start;
    taken.push(time);
    if (missing.size > 0 || time > within) faults.push(`${what} was seen everywhere after ${time} ms`);
  }
  // Puts the values before the change into every server's cache, so that the checks below notice a stale one.
  for (const site of sites)
    for (const path of ["/api/faqs", "/api/reviews", "/faq"]) await (await fetch(site.url + path)).text();

  const { key } = await submit(url);
  const review = await withDatabase((prisma) => prisma.userReview.findFirst({ where: { comment: key } }));
  await decideReviews(ADMIN, [review?.id ?? 0], "approved");
  await seen("an approval", "/api/reviews", (body) => body.includes(key));
  await decideReviews(ADMIN, [review?.id ?? 0], "rejected");
  await seen("a rejection", "/api/reviews", (body) => !body.includes(key));
  const id = await addFaq(ADMIN, { category: "general", question: `New ${key}?`, answer: "Yes." });
  await seen("a new question", "/api/faqs", (body) => body.includes(`New ${key}?`));
  await editFaq(ADMIN, id, { category: "general", question: `Edited ${key}?`, answer: "Yes." });
  await seen(
    "an edit",
    "/api/faqs",
    (body) => body.includes(`Edited ${key}?`) && !body.includes(`New ${key}?`),
  );
  for (const site of sites)
    if (!(await (await fetch(`${site.url}/faq`)).text()).includes(`Edited ${key}?`))
      faults.push("a page does not show an edit that the API shows");
  await deleteFaq(ADMIN, id);
  await seen("a deletion", "/api/faqs", (body) => !body.includes(key));
  console.log(`  changes are seen on all ${sites.length} servers after ${taken.join(", ")} ms`);
  return faults;
}
