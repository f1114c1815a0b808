import { notify, notifyError } from "@/components/ui/notify";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import { UNITS_NAME } from "@/lib/run/address/names";
import { messages } from "./messages";

/**
 * Copies the address of the page with the visitor's inputs, and reports it, on the button too. `units`: unit
 * system of the page, which an address without inputs leaves to its reader.
 */
export async function copyLink(button: Element, units?: UnitSystem): Promise<void> {
  try {
    const address = new URL(location.href);
    if (units && address.search === "" && !address.hash.startsWith("#?"))
      address.searchParams.set(UNITS_NAME, units);
    await navigator.clipboard.writeText(address.href);
    notify(messages.linkCopied);
    import("@/components/ui/copy-notice").then(
      ({ showCopied }) => showCopied(button, "quiet"),
      () => {},
    );
  } catch {
    notifyError(messages.linkNotCopied, messages.copyFailed);
  }
}
