import type { KeyboardEvent } from "react";
import { keepFocus } from "@/components/calculator/keep-focus";
import { ANGLES, type Angle } from "@/lib/calculators/scientific/syntax";

const NAMES: Readonly<Record<Angle, string>> = { deg: "Degrees", rad: "Radians", grad: "Gradians" };
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface AngleSwitchProps {
  angle: Angle;
  onChange: (angle: Angle) => void;
}

/** The unit of angles: one of three, as a radio group (ARIA Authoring Practices) whose keys leave the mouse's focus alone. */
export function AngleSwitch({ angle, onChange }: AngleSwitchProps) {
  function move(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = ANGLES[(ANGLES.indexOf(angle) + step + ANGLES.length) % ANGLES.length] ?? angle;
    onChange(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-angle=${next}]`)?.focus();
  }

  return (
    <div
      role="radiogroup"
      aria-label="Unit of angles"
      onKeyDown={move}
      onMouseDown={keepFocus}
      className="inline-flex overflow-hidden rounded-md border border-line bg-surface"
    >
      {ANGLES.map((each) => (
        // biome-ignore lint/a11y/useSemanticElements: a radio input would take the focus and with it the calculator's keys
        <button
          key={each}
          type="button"
          role="radio"
          aria-checked={each === angle}
          aria-label={`${each.toUpperCase()}: ${NAMES[each]}`}
          title={NAMES[each]}
          tabIndex={each === angle ? 0 : -1}
          data-angle={each}
          onClick={() => onChange(each)}
          className="min-h-11 px-2.5 font-medium text-muted text-xs tracking-wide transition-colors duration-75 hover:text-ink focus-visible:-outline-offset-4 aria-checked:bg-accent-soft aria-checked:font-semibold aria-checked:text-accent sm:min-h-9 embed-low:min-h-7"
        >
          {each.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
