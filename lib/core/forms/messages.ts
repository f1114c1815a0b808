import type { Report } from "./report.ts";

const pageOf = ({ address, result }: Report): string =>
  [`Page: ${address}`, ...(result === undefined ? [] : [`Displayed result: ${result}`])].join("\n");

export const messages = {
  reportSubject: "Error in a result",
  report: (report: Report): string => `${pageOf(report)}\nExpected result, and its source: `,
  /** A message that was sent without script, with the page that it is about. */
  withPage: (message: string, report: Report): string => `${message}\n\n${pageOf(report)}`,
};
