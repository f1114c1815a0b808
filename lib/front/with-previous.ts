import type { Packed } from "./packed/packed.ts";

/** What a build packed, and behind it the hashed files of the build before, for pages that are open still. */
export const withPrevious = (current: Packed, previous: Packed): Packed => ({
  policies: current.policies,
  askable: current.askable,
  policyOf: current.policyOf,
  async close() {
    await Promise.all([current.close(), previous.close()]);
  },
  answer: async (request, response) =>
    (await current.answer(request, response)) || (await previous.answer(request, response)),
});
