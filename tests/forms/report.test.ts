import { describe, expect, it } from "vitest";
import { messages } from "../../lib/core/forms/messages.ts";
import { readReport, reportPath } from "../../lib/core/forms/report.ts";

const ORIGIN = "https://example.org";
const contact = (path: string, hash = "") => new URL(ORIGIN + reportPath(path) + hash);
const behind = (text: string) => `#${encodeURIComponent(text)}`;

describe("a report of an error", () => {
  it("names the page, without script too", () => {
    expect(readReport(contact("/calculators/loan"))).toEqual({ address: `${ORIGIN}/calculators/loan` });
  });

  it("has the inputs and the result that the script adds", () => {
    const report = readReport(contact("/calculators/loan", behind("/calculators/loan?rate=9\n 381.6\n")));
    expect(report).toEqual({ address: `${ORIGIN}/calculators/loan?rate=9`, result: "381.6" });
    expect(report && messages.report(report)).toMatch(
      /^Page: https:\/\/example\.org\/calculators\/loan\?rate=9\nDisplayed result: 381\.6\n/,
    );
  });

  it("keeps inputs that follow “#?” in a long address", () => {
    const address = "/calculators/hvac#?rooms=%5B%5D";
    expect(readReport(contact("/calculators/hvac", behind(`${address}\n12 kW`)))?.address).toBe(
      ORIGIN + address,
    );
  });

  it.each(["", "https://evil.example/", "//evil.example/calculators/", "/admin", "/calculators"])(
    "is none for the page %j",
    (path) => expect(readReport(contact(path))).toBeUndefined(),
  );

  it("is limited, and survives a wrong address", () => {
    expect(
      readReport(contact("/calculators/a", behind(`/calculators/${"a".repeat(20_000)}`))),
    ).toBeUndefined();
    expect(readReport(contact("/calculators/a", "#%E0%A4%A"))?.address).toBe(`${ORIGIN}/calculators/a`);
    const long = readReport(contact("/calculators/a", behind(`/calculators/a\n${"9".repeat(1000)}`)));
    expect(long?.result).toHaveLength(300);
  });

  it("is added to a message that was sent without script", () => {
    const report = { address: `${ORIGIN}/calculators/loan` };
    expect(messages.withPage("Wrong.", report)).toBe(`Wrong.\n\nPage: ${report.address}`);
  });
});
