import { rovingKeys } from "./roving";

interface SegmentsProps<Id extends string> {
  label: string;
  options: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
}

/** Choice of one option in a row, as a radio group (ARIA Authoring Practices). */
export function Segments<Id extends string>({ label, options, value, onChange }: SegmentsProps<Id>) {
  return (
    <div
      role="radiogroup"
      aria-label={label}
      onKeyDown={rovingKeys({ options, current: value, onChange })}
      className="flex overflow-hidden rounded-md border border-line-strong bg-surface"
    >
      {options.map((option) => (
        // biome-ignore lint/a11y/useSemanticElements: drawn as a row of buttons; roles and keys are those of radio inputs
        <button
          key={option.id}
          type="button"
          role="radio"
          aria-checked={option.id === value}
          data-roving={option.id}
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
