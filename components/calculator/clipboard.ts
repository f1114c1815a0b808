import { notify } from "@/components/ui/notify";

/** Says that a result has been copied, where no button was pressed that could say it. */
export const notifyCopied = (plain: string): void =>
  notify({ title: "Copied!", description: `Result ${plain} copied to clipboard.` });

/** Copies a text: `button` says so in its place, or a toast that it could not be done. */
export async function copyToClipboard(plain: string, button: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(plain);
  } catch {
    notify({ title: "Error", description: "Failed to copy result.", variant: "destructive" });
    return;
  }
  await confirmCopied(button);
}

/** The code that says so comes with the first copy. */
const confirmCopied = (button: Element): Promise<void> =>
  import("@/components/ui/copy-notice").then(
    ({ showCopied }) => showCopied(button),
    () => {},
  );
