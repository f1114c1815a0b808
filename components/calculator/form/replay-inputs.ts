/** Chooses and enters again what was recorded before the scripts ran, now that the form reacts to it. */
export function replayInputs(): void {
  const inputs = self.earlyInputs;
  self.earlyInputs = undefined;
  for (const [control, input] of inputs ?? []) {
    if (control instanceof HTMLSelectElement) {
      const option = [...control.options].find(({ value }) => value === input);
      if (!option) continue;
      option.selected = true;
      control.dispatchEvent(new Event("change", { bubbles: true }));
    } else if (typeof input === "string") enter(control as HTMLInputElement, input);
    else choose(control as HTMLInputElement, input);
  }
}

// React ignores a state that the element had when it took over, so both begin with that of the server.

function choose(button: HTMLInputElement, isChecked: boolean): void {
  button.checked = button.defaultChecked;
  if (button.checked !== isChecked) button.click();
}

/** Enters a text as the browser does: React also ignores a value that a script has set on the element. */
function enter(control: HTMLInputElement, text: string): void {
  control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, text);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}
