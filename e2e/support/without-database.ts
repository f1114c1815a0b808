import { serveSite } from "../../scripts/bench/serve";
import { test as base } from "./test";

/** `test` on a server of its own whose database is down: `baseURL` is its address. */
export const test = base.extend<object, { siteWithoutDatabase: string }>({
  siteWithoutDatabase: [
    async ({ playwright: _ }, use) => {
      const site = await serveSite({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" });
      await use(site.url);
      await site.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: ({ siteWithoutDatabase }, use) => use(siteWithoutDatabase),
});

export const DOWN = "Our database cannot be reached right now. Please try again in a moment.";
