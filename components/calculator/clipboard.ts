import { notify, notifyError } from "@/components/ui/notify";
import { messages } from "./messages";

/** Says that a result has been copied, where no button was pressed that could say it. */
export const notifyCopied = (plain: string): void => notify(messages.resultCopied(plain));

/** Copies a text: `button` says so in its place, or a toast that it could not be done. */
export async function copyToClipboard(plain: string, button: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(plain);
  } catch {
    notifyError(messages.resultNotCopied);
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
