declare global {
  /** Inputs from before the page’s scripts ran: values, or whether a button is checked. */
  var earlyInputs: Map<Element, string | boolean> | undefined;
}

/**
 * Records choices, days and texts of several lines in forms, which React resets when it takes over the server’s HTML. Runs
 * as text in the document (`RECORD_INPUTS_SCRIPT`), before the page's scripts: it must be self-contained.
 */
function recordInputs(): void {
  self.earlyInputs = new Map();
  addEventListener("input", ({ target }) => {
    if (!(target instanceof Element) || !target.closest("[data-inputs]")) return;
    if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement)
      self.earlyInputs?.set(target, target.value);
    else if (target instanceof HTMLInputElement && target.type !== "text")
      self.earlyInputs?.set(target, target.type === "date" ? target.value : target.checked);
  });
}

export const RECORD_INPUTS_SCRIPT = `(${recordInputs})()`;
