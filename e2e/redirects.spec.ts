import { expect, test } from "@playwright/test";
import { calculatorPath, findCalculator } from "../lib/catalog/calculators";

const HUB = "/converters";
const DEFAULT = "/calculators/basic";
const LENGTH = "/converters/general-physics-mechanics/length";
const materials = findCalculator("materials");

/** Addresses that are no pages, where they lead, and with which status: 308 for good, 307 for now. */
const REDIRECTS: readonly [from: string, to: string, status: 307 | 308][] = [
  ["/calculators", DEFAULT, 307],
  ["/calculators/no-such", DEFAULT, 307],
  ["/calculators/BASIC", DEFAULT, 307],
  ["/calculators/__proto__", DEFAULT, 307],
  ["/calculators/constructor", DEFAULT, 307],
  ["/calculators/basic/extra", DEFAULT, 307],
  ["/calculators/scientific/extra/junk", "/calculators/scientific", 307],
  ["/calculators/%3Cscript%3E", DEFAULT, 307],
  ["/calculators/material", materials ? calculatorPath(materials) : DEFAULT, 307],
  ["/calculators/converter", HUB, 308],
  ["/converters-legacy", HUB, 308],
  ["/converters/no-such", HUB, 307],
  ["/converters/General-Physics-Mechanics", HUB, 307],
  ["/converters/general-physics-mechanics/no-such", HUB, 307],
  ["/converters/no-such/length", HUB, 307],
  ["/converters/thermal-heat-transfer/length", HUB, 307],
  ["/converters/general-physics-mechanics/LENGTH", HUB, 307],
  ["/converters/general-physics-mechanics/__proto__", HUB, 307],
  [`${LENGTH}/no-such-pair`, LENGTH, 307],
  [`${LENGTH}/Meters-To-Feet`, LENGTH, 307],
  [`${LENGTH}/meters-to-feet/extra`, LENGTH, 307],
  [`${LENGTH}/psi-to-bar`, LENGTH, 307],
  ["/articles/no-such", "/articles", 307],
  ["/articles/__proto__", "/articles", 307],
  [`${LENGTH}/`, LENGTH, 308],
  ["/converters/", HUB, 308],
];

for (const [from, to, status] of REDIRECTS) {
  test(`${from} redirects to ${to} with ${status}`, async ({ request, baseURL }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    const location = new URL(response.headers().location ?? "", baseURL);
    expect(location.pathname).toBe(to);
    expect(location.origin).toBe(baseURL);
    expect((await request.get(from)).status()).toBe(200);
  });
}

test("other unknown addresses are 404, never an error of the server", async ({ request }) => {
  for (const path of [
    "/no-such",
    "/Converters",
    "/api/v1/no-such",
    "/articles-legacy",
    "/index.php",
    "/.env",
  ]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  }
  for (const path of [
    "/%E0%A4%A",
    "/calculators/%E0%A4%A",
    "/converters/%00",
    "/converters//length",
    `/${"a".repeat(4000)}`,
  ]) {
    expect((await request.get(path)).status(), path).toBeLessThan(500);
  }
});
