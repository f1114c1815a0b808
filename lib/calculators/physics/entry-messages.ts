import { joinWithAnd, joinWithOr } from "../../core/locale/locale.ts";

export const entryMessages = {
  /** Titles of a page from the longest to the shortest. */
  titles: (title: string): string[] => [`${title}: Formula and Calculator`, `${title}: Calculator`, title],
  line: (group: string): string => `Formula, ${group}`,
  solveForNames: ({ title, names }: { title: string; names: readonly string[] }): string =>
    `${title}: solve for ${joinWithOr(names)}`,
  solveForAny: (title: string): string => `${title}: solve for any of its variables`,
  withFeatures: (start: string, features: readonly string[]): string =>
    `${start}, with ${joinWithAnd(features)}.`,
  /** Features of a page, the most important first. */
  features: ["every step", "a chart", "your units", "uncertainty"],
};
