import { Choice } from "@/components/ui/choice";
import { PAGE } from "@/components/ui/segment-width";

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

/** The forms of the advanced page. */
export const ToolSwitch = ({ tool, onChange }: ToolSwitchProps) => (
  <Choice label="Tool" options={TOOLS} value={tool} onChange={onChange} widest={PAGE} />
);
