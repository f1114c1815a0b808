/** Milliseconds for which a button says that it has copied. */
const VISIBLE_MS = 1500;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
let status: HTMLElement | undefined;

/**
 * Makes a button say "Copied ✓" in its own place for a while (app/globals.css), and tells screen readers, unless a toast
 * does: `quiet`. Not a state of React's: any button can say it, and no page pays for it before.
 */
export function showCopied(button: Element, quiet?: "quiet"): void {
  clearTimeout(timers.get(button));
  button.setAttribute("data-copied", "");
  timers.set(
    button,
    setTimeout(() => button.removeAttribute("data-copied"), VISIBLE_MS),
  );
  if (quiet) return;
  if (!status) {
    status = document.createElement("p");
    status.role = "status";
    status.className = "sr-only";
    document.body.append(status);
  }
  const region = status;
  region.textContent = "";
  // A change is told, and only once the region is there.
  setTimeout(() => {
    region.textContent = "Copied";
  }, 50);
}
