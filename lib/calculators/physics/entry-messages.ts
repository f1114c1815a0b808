import { joinWithAnd, joinWithOr } from "../../core/locale/locale.ts";
import { titleCase } from "../../core/locale/title-case.ts";

export const entryMessages = {
  /** Titles of a page from the longest to the shortest. */
  titles: (title: string): string[] =>
    [": Formula and Calculator", ": Calculator", ""].map((ending) => titleCase(title) + ending),
  line: (group: string): string => `Formula, ${group}`,
  solveForNames: ({ title, names }: { title: string; names: readonly string[] }): string =>
    `${title}: solve for ${joinWithOr(names)}`,
  solveForAny: (title: string): string => `${title}: solve for any of its variables`,
  withFeatures: (start: string, features: readonly string[]): string =>
    `${start}, with ${joinWithAnd(features)}.`,
  /** Features of a page, the most important first. */
  features: ["every step", "a chart", "your units", "uncertainty"],
};
