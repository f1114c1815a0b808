import { rovingKeys } from "@/components/ui/roving";
import { keepFocus } from "./keep-focus";

interface Mode<Id extends string> {
  id: Id;
  label: string;
  name: string;
}

interface ModeSwitchProps<Id extends string> {
  label: string;
  modes: readonly Mode<Id>[];
  mode: Id;
  onChange: (mode: Id) => void;
}

/** One of a few modes, as a radio group (ARIA Authoring Practices); a mouse press does not move the focus. */
export function ModeSwitch<Id extends string>({ label, modes, mode, onChange }: ModeSwitchProps<Id>) {
  return (
    <div
      role="radiogroup"
      aria-label={label}
      onKeyDown={rovingKeys({ options: modes, current: mode, onChange })}
      onMouseDown={keepFocus}
      className="inline-flex overflow-hidden rounded-md border border-line bg-surface"
    >
      {modes.map((each) => (
        // biome-ignore lint/a11y/useSemanticElements: a radio input would take the focus and with it the calculator's keys
        <button
          key={each.id}
          type="button"
          role="radio"
          aria-checked={each.id === mode}
          aria-label={`${each.label}: ${each.name}`}
          title={each.name}
          tabIndex={each.id === mode ? 0 : -1}
          data-roving={each.id}
          onClick={() => onChange(each.id)}
          className="tabular min-h-11 px-2.5 font-medium text-muted text-xs tracking-wide transition-colors duration-75 hover:text-ink focus-visible:-outline-offset-4 aria-checked:bg-accent-soft aria-checked:font-semibold aria-checked:text-accent sm:min-h-9 embed-low:min-h-7"
        >
          {each.label}
        </button>
      ))}
    </div>
  );
}
