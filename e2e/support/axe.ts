import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { settled } from "./settled-page";
import { expect } from "./test";

const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Expects axe to find nothing against WCAG 2.2 AA in a state of a page, once nothing moves any more. */
export async function expectNoViolations(page: Page, state: string): Promise<void> {
  await settled(page);
  // Without the long lists of what passed, which take longer than the checks.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode()
    .withTags(WCAG_22_AA)
    .analyze();
  const places = violations.map(({ id, nodes }) => ({ id, places: nodes.map(({ target }) => target) }));
  expect(places, state).toEqual([]);
}
