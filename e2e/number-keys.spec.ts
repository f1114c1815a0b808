import { calculators } from "../lib/catalog/calculators";
import { jobs } from "../lib/catalog/jobs";
import { expect, open, test } from "./support/test";

test.use({ viewport: { width: 390, height: 600 }, hasTouch: true, isMobile: true });

const PAGES = [
  ...calculators.map(({ id }) => `/calculators/${id}`),
  ...jobs.map(({ path }) => path),
  "/converters/general-physics-mechanics/length",
];

test("no number of a calculator, a job or a converter opens the letter keyboard", async ({ request }) => {
  test.slow();
  for (const path of PAGES) {
    const html = await (await request.get(path)).text();
    for (const [tag] of html.matchAll(/<input\b[^>]*\bclass="tabular[^>]*>/g)) {
      if (!/\btype="(?:text)?"/.test(tag) || /\blist=/.test(tag)) continue;
      if (/\bdata-keys=|\bvalue="[−-]?[\d.,]+"/.test(tag))
        expect(tag, path).toMatch(/\binputmode="decimal"/i);
    }
  }
});

test("keys of the field stand above the number pad, and letters are one tap away", async ({ page }) => {
  await open(page, "/calculators/bmi?units=us");
  const height = page.getByLabel("Height", { exact: true });
  await expect(height).toHaveAttribute("inputmode", "decimal");
  await height.tap();
  const keys = page.getByRole("toolbar", { name: "Keys" });
  await height.fill("5");
  await keys.getByRole("button", { name: "Prime: feet or minutes" }).tap();
  await page.keyboard.type("11");
  await expect(height).toHaveValue("5′11");
  await expect(height).toBeFocused();
  const [field, bar] = await Promise.all([height.boundingBox(), keys.boundingBox()]);
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await keys.getByRole("button", { name: "Letter keyboard" }).tap();
  await expect(height).toBeFocused();
  await expect(height).toHaveAttribute("inputmode", "text");
  await height.blur();
  await expect(keys).toHaveCount(0);
});
