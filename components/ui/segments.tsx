import { type KeyboardEvent, useRef } from "react";

interface SegmentsProps<Id extends string> {
  /** Name of the group: "View". */
  label: string;
  options: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One of a few, in a row, as a radio group (ARIA Authoring Practices). */
export function Segments<Id extends string>({ label, options, value, onChange }: SegmentsProps<Id>) {
  const group = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = options.findIndex(({ id }) => id === value);
    const next = options[(at + step + options.length) % options.length];
    if (!next) return;
    onChange(next.id);
    group.current?.querySelector<HTMLElement>(`[data-segment="${next.id}"]`)?.focus();
  }

  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={label}
      onKeyDown={move}
      className="flex overflow-hidden rounded-md border border-line-strong bg-surface"
    >
      {options.map((option) => (
        // biome-ignore lint/a11y/useSemanticElements: drawn as a row of buttons; roles and keys are those of radio inputs
        <button
          key={option.id}
          type="button"
          role="radio"
          aria-checked={option.id === value}
          data-segment={option.id}
          tabIndex={option.id === value ? 0 : -1}
          onClick={() => onChange(option.id)}
          className="min-h-11 flex-1 whitespace-nowrap px-3 font-medium text-muted text-sm transition-colors duration-75 hover:text-ink focus-visible:-outline-offset-4 aria-checked:bg-accent-soft aria-checked:text-accent"
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
