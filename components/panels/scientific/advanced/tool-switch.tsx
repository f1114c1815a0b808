import type { KeyboardEvent } from "react";

const TOOLS = [
  { id: "expression", label: "Expression" },
  { id: "matrix", label: "Matrix" },
  { id: "equations", label: "Equations" },
  { id: "calculus", label: "Roots & calculus" },
  { id: "statistics", label: "Statistics" },
] as const;

export type ToolId = (typeof TOOLS)[number]["id"];

interface ToolSwitchProps {
  tool: ToolId;
  onChange: (tool: ToolId) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 };

/** The forms of the advanced page, as a radio group (ARIA Authoring Practices). */
export function ToolSwitch({ tool, onChange }: ToolSwitchProps) {
  function move(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = TOOLS.findIndex(({ id }) => id === tool);
    const next = TOOLS[(at + step + TOOLS.length) % TOOLS.length]?.id ?? tool;
    onChange(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-tool=${next}]`)?.focus();
  }
  return (
    <div role="radiogroup" aria-label="Tool" onKeyDown={move} className="flex flex-wrap gap-1">
      {TOOLS.map(({ id, label }) => (
        // biome-ignore lint/a11y/useSemanticElements: looks and acts as a button that stays pressed
        <button
          key={id}
          type="button"
          role="radio"
          aria-checked={id === tool}
          tabIndex={id === tool ? 0 : -1}
          data-tool={id}
          onClick={() => onChange(id)}
          className="min-h-11 rounded-md border border-line px-3 font-medium text-muted text-sm hover:text-ink aria-checked:border-accent aria-checked:bg-accent-soft aria-checked:text-accent sm:min-h-9"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
