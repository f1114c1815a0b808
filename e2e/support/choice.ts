import { expect, type Locator, type Page } from "@playwright/test";

/** A choice as it appears in its place: its segments or its list (components/ui/choice.tsx). */
const partsOf = (place: Page | Locator, label: string) => ({
  segments: place.getByRole("radiogroup", { name: label, exact: true }),
  list: place.getByRole("combobox", { name: label, exact: true }),
});

/** Chooses an option of a choice by both labels. */
export async function choose(place: Page | Locator, label: string, option: string): Promise<void> {
  const { segments, list } = partsOf(place, label);
  await expect(segments.or(list)).toBeVisible();
  if (await list.isVisible()) await list.selectOption({ label: option });
  else await segments.getByRole("radio", { name: option, exact: true }).check();
}

/** Expects an option of a choice to be the chosen one. */
export async function expectChosen(place: Page | Locator, label: string, option: string): Promise<void> {
  const { segments, list } = partsOf(place, label);
  await expect(segments.or(list)).toBeVisible();
  if (await list.isVisible()) await expect(list.locator("option:checked")).toHaveText(option);
  else await expect(segments.getByRole("radio", { name: option, exact: true })).toBeChecked();
}
