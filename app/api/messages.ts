import { formatCounted } from "@/lib/core/locale/locale";
import { TIME_UNITS } from "@/lib/core/locale/unit-words";

/** Sentences of the API for programs and of that for the pages. Functions take the values that a sentence names. */
export const messages = {
  chat: {
    foreignSite: "The assistant can be used only on this site.",
    tooManyMessages: (seconds: number) =>
      `Too many messages. Please wait ${formatCounted(seconds, TIME_UNITS.second)}.`,
    failed: "The assistant cannot answer right now. Please try again in a moment.",
  },
  reviews: { invalidCursor: "The cursor must be the nextCursor of an earlier response." },
  calculators: {
    plusIsSpace: " In a URL, + means a space: write a plus sign as %2B.",
    unreadable: "The request cannot be read.",
    dataUnavailable: "The data for this answer cannot be read right now. Try again later.",
    withoutApi: (id: string) => `The calculator “${id}” has no API.`,
    unknownJob: (job: string, id: string) =>
      `There is no job “${job}” of the calculator “${id}”. GET /api/v1/calculators lists them.`,
    unknown: (id: string) => `There is no calculator “${id}”. GET /api/v1/calculators lists them.`,
  },
};
