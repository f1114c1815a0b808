"use client";

import type { MouseEvent } from "react";
import { copyToClipboard } from "@/components/calculator/clipboard";
import { ChartSlot } from "@/components/chart/chart-slot";
import { FormulaLine } from "@/components/formula/formula-line";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/lib/catalog/icon-names";
import { DEFAULT_CURRENCY } from "@/lib/kit/fields/currency";
import { partLatex, partText } from "@/lib/science/algebra/part";
import type { AngleUnit } from "@/lib/science/functions/angle-unit";
import { AnswerView } from "./answer-view";
import type { Entry } from "./notebook";

interface EntryCardProps {
  entry: Entry;
  onEdit: (line: string) => void;
  /** Recomputes the entry in another angle unit. */
  onAngle: (angle: AngleUnit) => void;
  onRemove: () => void;
}

export function EntryCard({ entry: { line, answer }, onEdit, onAngle, onRemove }: EntryCardProps) {
  if (!answer.ok) return null;
  const { understood, parts, charts } = answer;
  return (
    <li className="border-line border-b p-3 last:border-b-0 sm:p-4">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1 overflow-x-auto pt-1.5 text-muted">
          {understood && understood.kind !== "word" ? (
            <FormulaLine tree={understood} />
          ) : (
            <p className="tabular [overflow-wrap:anywhere]">{line}</p>
          )}
        </div>
        <div className="-mr-2 flex shrink-0">
          <Tool
            name={`Edit ${line.slice(0, 60)}`}
            icon="undo"
            title="Use in the input"
            onPress={() => onEdit(line)}
          />
          <Tool
            name="Copy result"
            icon="copy"
            onPress={(event) => copyToClipboard(parts.map(partText).join("\n"), event.currentTarget)}
          />
          <Tool
            name="Copy LaTeX"
            label="LaTeX"
            onPress={(event) => copyToClipboard(parts.map(partLatex).join(" \\\\\n"), event.currentTarget)}
          />
          <Tool name={`Delete ${line.slice(0, 60)}`} icon="trash" title="Delete" onPress={onRemove} />
        </div>
      </div>
      <AnswerView answer={answer} onAngle={onAngle} />
      {charts.map((chart) => (
        <div key={chart.id} className="pt-4">
          <ChartSlot chart={chart} currency={DEFAULT_CURRENCY} />
        </div>
      ))}
    </li>
  );
}

interface ToolProps {
  name: string;
  title?: string;
  icon?: IconName;
  label?: string;
  onPress: (event: MouseEvent) => void;
}

const Tool = ({ name, title = name, icon, label, onPress }: ToolProps) => (
  <button
    type="button"
    aria-label={name}
    title={title}
    onClick={onPress}
    className="grid size-11 place-items-center rounded-md font-medium text-muted text-xs hover:text-accent focus-visible:-outline-offset-2 sm:size-9"
  >
    {icon ? <Icon name={icon} className="size-4" /> : label}
  </button>
);
