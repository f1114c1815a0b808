const CONTROLS = "input, select, textarea, button";

/** Expands everything around a path ("rooms.2.windows.0.area"), and focuses it. */
export async function reveal(path: string): Promise<void> {
  const parts = path.split(".");
  let place: Element | null = null;
  let within: ParentNode = document;
  for (let at = 0; at < parts.length; at += 1) {
    const rowPath = parts.slice(0, at + 1).join(".");
    const row: Element | null =
      within.querySelector(`[data-row="${CSS.escape(rowPath)}"]`) ??
      within.querySelector(`[data-field="${CSS.escape(parts[at] ?? "")}"]`);
    if (!row) continue;
    place = row;
    within = row;
    const details = row.closest("details:not([open])");
    if (details) await opened(() => details.setAttribute("open", ""));
    const toggle = row.querySelector<HTMLElement>(':scope > div > div > button[aria-expanded="false"]');
    if (toggle && row.matches("[data-row]")) await opened(() => toggle.click());
  }
  if (!place) return;
  place.scrollIntoView({ block: "center" });
  const fields = place.matches("[data-field]") ? place : (place.querySelector("[data-field]") ?? place);
  fields.querySelector<HTMLElement>(CONTROLS)?.focus();
}

/** Opens a panel, which the next frame renders. */
const opened = (open: () => void): Promise<unknown> => {
  open();
  return new Promise(requestAnimationFrame);
};
