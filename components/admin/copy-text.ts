import { showCopied } from "@/components/ui/copy-notice";
import { notify } from "@/components/ui/notify";

/** Copies a text. The button that was pressed says so, or a toast says that the browser did not allow it. */
export async function copyText(text: string, button: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showCopied(button);
  } catch {
    notify({ title: "Not copied", description: "Select the text and copy it.", variant: "destructive" });
  }
}
