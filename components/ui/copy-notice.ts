/** Time for which a button displays the confirmation, in ms. */
const VISIBLE_MS = 1500;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
let status: HTMLElement | undefined;

/**
 * Displays "Copied ✓" in place of a button’s content (app/globals.css), and announces it, unless a toast
 * does: `quiet`. Not React state: any button can use it, and pages load it only then.
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
  // Live regions announce only changes after they exist.
  setTimeout(() => {
    region.textContent = "Copied";
  }, 50);
}
