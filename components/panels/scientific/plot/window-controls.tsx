"use client";

import { useId, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { useSettledProblem } from "@/components/ui/input-pause";
import { padKeys } from "@/components/ui/pad-keys";
import { isUsable, pan, type View } from "@/lib/calculators/scientific/graph/view";
import type { IconName } from "@/lib/catalog/icon-names";
import { messages } from "./messages";
import { formatPlainNumber, parsePlainNumber } from "./plain-number";

interface WindowControlsProps {
  view: View;
  /** True if y follows from x, so that only x has limits. */
  equal: boolean;
  onChange: (change: (view: View) => View) => void;
}

/** Fraction of the window’s width or height by which a button moves it. */
const MOVE_STEP = 0.25;

interface Move {
  name: string;
  icon: IconName;
  turn?: string;
  across: number;
  up: number;
}

const MOVES: readonly Move[] = [
  { name: "Move left", icon: "chevron-left", across: -MOVE_STEP, up: 0 },
  { name: "Move up", icon: "chevron-down", turn: "rotate-180", across: 0, up: MOVE_STEP },
  { name: "Move down", icon: "chevron-down", across: 0, up: -MOVE_STEP },
  { name: "Move right", icon: "chevron-right", across: MOVE_STEP, up: 0 },
];

const AXES = [
  { name: "x", min: "xMin", max: "xMax" },
  { name: "y", min: "yMin", max: "yMax" },
] as const;

/** Buttons that move the plot’s window and fields that set its limits, for everyone who cannot drag. */
export function WindowControls({ view, equal, onChange }: WindowControlsProps) {
  const id = useId();
  const [draft, setDraft] = useState<{ edge: keyof View; text: string }>();
  const problem = useSettledProblem(draft && problemOf(draft, view));

  function enter(edge: keyof View, text: string) {
    setDraft({ edge, text });
    const value = parsePlainNumber(text);
    if (value === undefined) return;
    onChange((before) => {
      const next = { ...before, [edge]: value };
      return isUsable(next) ? next : before;
    });
  }

  const renderLimit = (edge: keyof View, label: string) => {
    const isEntered = draft?.edge === edge;
    return (
      <input
        type="text"
        {...padKeys(["−"])}
        autoComplete="off"
        maxLength={20}
        aria-label={label}
        aria-invalid={isEntered && problem !== undefined}
        aria-describedby={`${id}-message`}
        value={isEntered ? draft.text : formatPlainNumber(view[edge])}
        onChange={(event) => enter(edge, event.target.value)}
        onBlur={() => setDraft(undefined)}
        className="tabular h-11 w-full min-w-0 rounded-md border border-line-strong bg-surface px-2 text-ink text-sm aria-invalid:border-danger sm:h-9"
      />
    );
  };

  return (
    <fieldset className="col-span-full mt-1 min-w-0">
      <legend className="font-medium text-sm">Window</legend>
      <div className="mt-1 flex rounded-md border border-line">
        {MOVES.map(({ name, icon, turn = "", across, up }) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            title={name}
            onClick={() => onChange((before) => pan(before, across, up))}
            className="grid h-11 flex-1 place-items-center text-muted hover:text-ink focus-visible:-outline-offset-4 sm:h-9"
          >
            <Icon name={icon} className={`size-5 ${turn}`} />
          </button>
        ))}
      </div>
      {AXES.slice(0, equal ? 1 : 2).map(({ name, min, max }) => (
        <div key={name} className="mt-2 flex items-center gap-2 text-muted text-sm">
          <span className="shrink-0">{name} from</span>
          {renderLimit(min, `${name} from`)}
          <span>to</span>
          {renderLimit(max, `${name} to`)}
        </div>
      ))}
      <p id={`${id}-message`} className="pt-1 text-danger text-sm leading-snug empty:pt-0">
        {problem}
      </p>
    </fieldset>
  );
}

function problemOf({ edge, text }: { edge: keyof View; text: string }, view: View): string | undefined {
  const value = parsePlainNumber(text);
  if (value === undefined) return messages.notNumber;
  return isUsable({ ...view, [edge]: value }) ? undefined : messages.invalidLimits;
}
