import { formatCounted } from "@/lib/core/locale/locale";

/** Sentences of the pages of projects. Functions take the values that a sentence names. */
export const messages = {
  moved: ({ title, number, count }: { title: string; number: number; count: number }) =>
    `${title} is now number ${number} of ${count}.`,
  full: (max: number) => `A project can hold up to ${max} calculations.`,
  moreWarnings: (count: number) =>
    `And ${formatCounted(count, { one: "more warning", other: "more warnings" })} in the calculation.`,
  notChanged: (problem: string) => `${problem} It has not been changed.`,
  exportUnsaved: (problem = "The browser could not save this project.") =>
    `${problem} Export the project before you close this page.`,
  removed: (title: string) => `${title} was removed.`,
  projectGone: "The project no longer exists.",
  somethingFailed: "Something went wrong. Please try again.",
  pageNotLoaded: "A part of this page could not be loaded. Reload it to try again.",
  copyNotSaved: "The copy could not be saved.",
  linkNotCopied: "The link could not be copied.",
  tooLargeForLink: {
    title: "Too large for a link",
    description: "This project does not fit in a link. Export it and send the file.",
  },
  fileTooLarge: "The file is too large for a project.",
  fileNotRead: "The file could not be read.",
  fileNotWritten: "The file could not be written.",
  reportNeedsAll: "The report needs every calculation.",
  preparing: "Preparing the report…",
  opening: "Opening…",
  reportTitle: (name: string) => `Report: ${name}`,
  calculating: ({ done, total }: { done: number; total: number }) => `Calculating: ${done} of ${total}`,
  canceled: "Canceled",
  canceledAfter: ({ done, total }: { done: number; total: number }) =>
    `Canceled after ${done} of ${total} calculations`,
};
