import type { Page } from "@playwright/test";
import { expect } from "./test";

interface Toast {
  title: string;
  description?: string;
  destructive?: boolean;
}

/** Expects the newest toast to say exactly this. */
export async function expectToast(
  page: Page,
  { title, description, destructive = false }: Toast,
): Promise<void> {
  const toast = page.locator("[data-sonner-toast][data-front=true]");
  await expect(toast.locator("[data-title]")).toHaveText(title);
  if (description === undefined) await expect(toast.locator("[data-description]")).toHaveCount(0);
  else await expect(toast.locator("[data-description]")).toHaveText(description);
  if (destructive) await expect(toast).toHaveAttribute("data-type", "error");
  else await expect(toast).not.toHaveAttribute("data-type", "error");
}
