import { formatCounted } from "@/lib/core/locale/locale";

export const messages = {
  loading: "Loading search…",
  calculating: "Calculating…",
  notLoaded: "Search couldn’t load. Clear the text and try again.",
  notLoadedInDialog: "Search couldn’t load. Close it and try again.",
  partNotLoaded: "A part of the answer could not be loaded. Please try again.",
  noConverter: (text: string) => `No converter matches “${text}”.`,
  nothing: (text: string) => `Nothing found for “${text}”.`,
  suggestions: (count: number) => formatCounted(count, { one: "suggestion", other: "suggestions" }),
  understood: "Understood",
  assumed: "assumed",
  change: (label: string) => `Change: ${label}`,
  repairs: "Did you mean",
  results: (count: number) => formatCounted(count, { one: "result", other: "results" }),
};
