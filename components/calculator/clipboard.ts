import { notify } from "@/components/ui/notify";

/** Says that a result has been copied. */
export const notifyCopied = (plain: string): void =>
  notify({ title: "Copied!", description: `Result ${plain} copied to clipboard.` });

/** Copies a result in plain figures and says so, or that it could not be done. */
export async function copyToClipboard(plain: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(plain);
    notifyCopied(plain);
  } catch {
    notify({ title: "Error", description: "Failed to copy result.", variant: "destructive" });
  }
}
