import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { ASKED_HEADER } from "../../lib/run/address/rendered-pages.ts";
import { BOUNDS } from "../../lib/server/front/bounds.ts";
import { markAsked } from "../../lib/server/front/mark-requests.ts";

const request = (url: string, headers: Record<string, string> = {}) =>
  ({ url, headers: { ...headers } }) as unknown as IncomingMessage;

async function isMarked(url: string, headers: Record<string, string> = {}): Promise<boolean> {
  const call = request(url, headers);
  await markAsked(1)(call, "192.0.2.1");
  return ASKED_HEADER in call.headers;
}

describe("a page is rendered for its inputs", () => {
  it.each(["/calculators/loan?amount=7", "/converters/general-physics-mechanics/length?value=5"])(
    "where its address has some: %s",
    async (url) => {
      expect(await isMarked(url)).toBe(true);
      expect(await isMarked(url, { "sec-fetch-dest": "document" })).toBe(true);
    },
  );

  it.each(["/embed/bmi?weight=80", "/embed/converter/length?value=5"])(
    "in a frame, where the address of an embed has some: %s",
    async (url) => {
      expect(await isMarked(url, { "sec-fetch-dest": "iframe" })).toBe(true);
    },
  );

  it.each([
    ["/calculators/loan", {}],
    ["/calculators/loan?", {}],
    ["/about?x=1", {}],
    ["/calculators/loan?amount=7&_rsc=1", { rsc: "1" }],
    ["/calculators/loan?amount=7", { "sec-fetch-dest": "empty" }],
    // Nobody marks his own request.
    ["/about?x=1", { [ASKED_HEADER]: "1" }],
  ])("and not otherwise: %s %j", async (url, headers) => {
    expect(await isMarked(url, headers)).toBe(false);
  });

  it("and not where the page keeps no inputs in its address", async () => {
    const mark = markAsked(
      1,
      undefined,
      (path, query) => path === "/calculators/loan" && query.has("amount"),
    );
    const isTaken = (url: string) => mark(request(url), "192.0.2.1");
    expect(await isTaken("/calculators/loan?amount=7")).toBe(true);
    expect(await isTaken("/calculators/loan?other=7")).toBe(false);
    expect(await isTaken("/calculators/scientific?amount=7")).toBe(false);
  });

  it("as often as one client may have it; the others go on", async () => {
    const mark = markAsked(1);
    const marked = async (address: string) => {
      const call = request("/calculators/loan?amount=7");
      await mark(call, address);
      return ASKED_HEADER in call.headers;
    };
    for (let count = 0; count < BOUNDS.askedPages; count += 1) expect(await marked("192.0.2.1")).toBe(true);
    expect(await marked("192.0.2.1")).toBe(false);
    expect(await marked("192.0.2.2")).toBe(true);
  });
});
