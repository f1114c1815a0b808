import { Icon } from "@/components/ui/icon";
import type { Solution } from "@/lib/calculators/physics/result";
import type { PhysicsView } from "@/lib/calculators/physics/view";
import type { ValueContext } from "@/lib/run/format/format-output";
import { formatValue, writtenText } from "@/lib/run/format/format-value";
import { SymbolName } from "./symbol";

export interface ExtrasProps {
  view: PhysicsView;
  solution: Solution;
  context: ValueContext;
}

export function Extras({ view, solution, context }: ExtrasProps) {
  const { uncertainty, also, warnings } = solution;
  return (
    <div className="space-y-4 empty:hidden">
      {uncertainty && (
        <dl className="text-sm">
          <dt className="font-medium">Each input’s share of the uncertainty</dt>
          {uncertainty.shares.map(({ symbol, share }) => (
            <dd key={symbol} className="mt-1.5 grid grid-cols-[3rem_1fr_3.5rem] items-center gap-3">
              <SymbolName id={symbol} />
              <span aria-hidden className="h-2 rounded-full bg-sunken">
                <span className="block h-2 rounded-full bg-accent" style={{ width: `${share * 100}%` }} />
              </span>
              <span className="tabular text-right">{(share * 100).toFixed(share < 0.1 ? 1 : 0)}%</span>
            </dd>
          ))}
        </dl>
      )}
      {also.length > 0 && (
        <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5">
          {also.map(({ id, value }) => {
            const variable = view.also.find((each) => each.id === id)?.variable;
            return (
              variable && (
                <div key={id} className="contents">
                  <dt className="text-muted text-sm">{variable.label}</dt>
                  <dd className="tabular text-right font-medium">
                    {writtenText(formatValue(value, variable.format, context.currency, context.quantities))}
                  </dd>
                </div>
              )
            );
          })}
        </dl>
      )}
      {warnings.map((text) => (
        <p key={text} className="flex gap-2 rounded-md bg-warning-soft px-3 py-2 text-sm leading-snug">
          <Icon name="info" className="size-5 text-warning" />
          {text}
        </p>
      ))}
    </div>
  );
}
