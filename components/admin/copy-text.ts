import { showCopied } from "@/components/ui/copy-notice";
import { notifyError } from "@/components/ui/notify";
import { messages } from "./messages";

/** Copies a text. The button confirms it, or a toast reports that the browser did not allow it. */
export async function copyText(text: string, button: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showCopied(button);
  } catch {
    notifyError(messages.copyManually, messages.notCopied);
  }
}
