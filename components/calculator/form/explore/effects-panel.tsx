"use client";

import { useId, useState } from "react";
import { ChoiceField } from "@/components/ui/choice";
import { type Change, type Effect, strength } from "@/lib/faces/explore/effects";
import { numericFigures } from "@/lib/faces/explore/figures";
import { formatOutput } from "@/lib/run/format/format-output";
import { messages } from "./messages";
import { PanelShell } from "./panel-shell";
import type { ExploreProps } from "./props";
import { useEffects } from "./use-effects";
import { useAsked } from "./use-question";

interface EffectsPanelProps extends ExploreProps {
  onClose: () => void;
}

/** Panel with the inputs that change a figure most: bars for 10% less and more of each. */
export function EffectsPanel({ view, model, context, onClose }: EffectsPanelProps) {
  const id = useId();
  const question = useAsked(view, model);
  const figures = numericFigures(view.outputs, model.answer);
  const [chosen, setChosen] = useState(figures[0]?.id ?? "");
  const figure = figures.find((each) => each.id === chosen) ?? figures[0];
  const effects = useEffects(question, figure, context);
  if (!figure) return null;
  const now = formatOutput(figure.value, figure.format, context);
  const most = Math.max(...(effects?.effects ?? []).map(strength));
  return (
    <PanelShell id={id} title="What matters most" onClose={onClose}>
      {figures.length > 1 && (
        <ChoiceField label="Figure" options={figures} value={figure.id} onChange={setChosen} />
      )}
      <p className="text-muted text-sm leading-relaxed">
        {messages.effects({ figure: figure.label, value: now })}
      </p>
      {effects ? (
        <>
          <ul className="divide-y divide-line">
            {effects.effects.map((effect) => (
              <Bars key={effect.path} effect={effect} most={most} />
            ))}
          </ul>
          {effects.unmoved.length > 0 && (
            <p className="text-muted text-sm leading-relaxed">
              {messages.withoutEffect(effects.unmoved.join(", "))}
            </p>
          )}
          {effects.isCut && (
            <p className="text-muted text-sm">Only the first inputs of this form were tested.</p>
          )}
        </>
      ) : (
        <p className="text-muted text-sm">Calculating…</p>
      )}
    </PanelShell>
  );
}

/** Effect of one input: results of less and more of it, and their differences from the current figure. */
function Bars({ effect, most }: { effect: Effect; most: number }) {
  const { label, inputText, less, more } = effect;
  return (
    <li className="py-2.5">
      <p className="flex items-baseline justify-between gap-3 text-sm leading-snug">
        <span className="min-w-0 font-medium">{label}</span>
        <span className="tabular shrink-0 text-muted">{inputText}</span>
      </p>
      <div className="relative mt-1.5 grid grid-cols-2">
        {[-1, 1].map((side) => (
          <div key={side} className={`flex h-5 flex-col gap-px ${side < 0 ? "items-end" : "items-start"}`}>
            <Bar change={less} side={side} most={most} className="border border-accent" />
            <Bar change={more} side={side} most={most} className="bg-accent" />
          </div>
        ))}
        <span aria-hidden="true" className="absolute -inset-y-0.5 left-1/2 w-px bg-line-strong" />
      </div>
      <dl className="tabular mt-1 grid grid-cols-2 gap-x-4 text-sm leading-snug">
        <ChangeText change={less} sign="−" />
        <ChangeText change={more} sign="+" />
      </dl>
    </li>
  );
}

interface BarProps {
  change: Change | undefined;
  side: number;
  most: number;
  className: string;
}

/** Bar of a change on one side of the middle; empty space if it goes to the other side. */
function Bar({ change, side, most, className }: BarProps) {
  const by = change?.by ?? 0;
  const isHere = Math.sign(by) === side;
  return (
    <span
      aria-hidden="true"
      style={{ width: isHere ? `${(Math.abs(by) / most) * 100}%` : 0 }}
      className={`h-1/2 ${isHere ? `min-w-0.5 ${side < 0 ? "rounded-l-sm" : "rounded-r-sm"} ${className}` : ""}`}
    />
  );
}

function ChangeText({ change, sign }: { change: Change | undefined; sign: "−" | "+" }) {
  return (
    <div className={sign === "+" ? "text-right" : ""}>
      <dt className="inline-flex items-center gap-1.5 text-muted">
        <span
          aria-hidden="true"
          className={`inline-block h-2 w-3 rounded-[1px] border border-accent ${sign === "+" ? "bg-accent" : ""}`}
        />
        {change ? change.inputText : `${sign}10%`}
      </dt>
      <dd className="[overflow-wrap:anywhere]">{change ? change.figureText : "no result"}</dd>
    </div>
  );
}
