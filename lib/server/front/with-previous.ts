import type { Packed } from "./packed/packed-site.ts";

/** Combines a packed build with the hashed files of the previous build, which pages that are still open load. */
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
