import { rovingKeys } from "@/components/ui/roving";

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

/** The forms of the advanced page, as a radio group (ARIA Authoring Practices). */
export function ToolSwitch({ tool, onChange }: ToolSwitchProps) {
  return (
    <div
      role="radiogroup"
      aria-label="Tool"
      onKeyDown={rovingKeys({ options: TOOLS, current: tool, onChange })}
      className="flex flex-wrap gap-1"
    >
      {TOOLS.map(({ id, label }) => (
        // biome-ignore lint/a11y/useSemanticElements: looks and acts as a button that stays pressed
        <button
          key={id}
          type="button"
          role="radio"
          aria-checked={id === tool}
          tabIndex={id === tool ? 0 : -1}
          data-roving={id}
          onClick={() => onChange(id)}
          className="min-h-11 rounded-md border border-line px-3 font-medium text-muted text-sm hover:text-ink aria-checked:border-accent aria-checked:bg-accent-soft aria-checked:text-accent sm:min-h-9"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
