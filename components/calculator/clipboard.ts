import { notify, notifyError } from "@/components/ui/notify";
import { messages } from "./messages";

/** Reports a copied result if no button can show it. */
export const notifyCopied = (plain: string): void => notify(messages.resultCopied(plain));

/** Copies a text: `button` confirms it, or a toast reports the failure. */
export async function copyToClipboard(plain: string, button: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(plain);
  } catch {
    notifyError(messages.resultNotCopied);
    return;
  }
  await confirmCopied(button);
}

/** Loads the confirmation with the first copy. */
const confirmCopied = (button: Element): Promise<void> =>
  import("@/components/ui/copy-notice").then(
    ({ showCopied }) => showCopied(button),
    () => {},
  );
