/** Attribute of a calculator whose presses and keys are recorded until its scripts have arrived. */
export const RECORDS_KEYS = "data-records-keys";

interface EarlyInput {
  target: Element;
  /** `KeyboardEvent.key`; undefined for a press. */
  key?: string;
}

export interface KeyRecorder {
  inputs: EarlyInput[];
  stop: () => void;
}

declare global {
  var keyRecorder: KeyRecorder | undefined;
}

/** Maximum number of recorded keys and presses: more than anyone enters before the scripts arrive. */
const MAX_INPUTS = 200;

/**
 * Records presses of the buttons in the calculator with `attribute`, and keys for it. Runs as text in the document
 * (`RECORD_KEYS_SCRIPT`), before the page's scripts: it must be self-contained.
 */
function recordKeys(attribute: string, maxInputs: number): void {
  const inputs: EarlyInput[] = [];
  const take = (event: Event, input: EarlyInput) => {
    event.preventDefault();
    event.stopPropagation();
    if (inputs.length < maxInputs) inputs.push(input);
  };
  const buttonOf = ({ target }: Event) =>
    target instanceof Element ? target.closest(`[${attribute}] button`) : null;
  const onClick = (event: MouseEvent) => {
    const button = buttonOf(event);
    if (button && event.isTrusted) take(event, { target: button });
  };
  // A pressed button would take the focus, and Enter would press it again instead of calculating.
  const onMouseDown = (event: MouseEvent) => {
    if (buttonOf(event)) event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, isTrusted } = event;
    const isCommand = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
    if (!isTrusted || isCommand || !(target instanceof Element)) return;
    const isFree = target === document.body;
    if (!isFree && !buttonOf(event)) return;
    // The space bar scrolls the page or presses the focused button, which Enter does, too.
    if (key === " " || (key === "Enter" && !isFree)) return;
    if (key.length === 1 || ["Enter", "Backspace", "Delete", "Escape"].includes(key))
      take(event, { target, key });
  };
  addEventListener("click", onClick, true);
  addEventListener("mousedown", onMouseDown, true);
  addEventListener("keydown", onKeyDown, true);
  const stop = () => {
    removeEventListener("click", onClick, true);
    removeEventListener("mousedown", onMouseDown, true);
    removeEventListener("keydown", onKeyDown, true);
  };
  self.keyRecorder = { inputs, stop };
}

export const RECORD_KEYS_SCRIPT = `(${recordKeys})(${JSON.stringify(RECORDS_KEYS)}, ${MAX_INPUTS})`;
