import type { Locator } from "@playwright/test";
import { expect } from "./test";

/** Presses a copy button, which says in its own place and to screen readers that it has copied, and then itself again. */
export async function expectCopied(button: Locator): Promise<void> {
  await button.click();
  await expect(button).toHaveAttribute("data-copied");
  const message = await button.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(message).toBe('"Copied ✓"');
  await expect(button.page().getByRole("status").getByText("Copied", { exact: true })).toBeAttached();
  await expect(button.page().locator("[data-sonner-toast]")).toHaveCount(0);
  await expect(button).not.toHaveAttribute("data-copied");
}
