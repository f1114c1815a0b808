import { ServerRendered } from "@/components/ui/server-markup";
import type { ResultFiguresProps } from "./figures";
import { textOf, unitOf } from "./model";
import { figures } from "./parts";
import { SymbolName } from "./symbol";
import type { PhysicsModel } from "./use-physics";

interface PhysicsResultProps extends ResultFiguresProps {
  model: PhysicsModel;
}

/** Result of a formula, in a unit that the visitor selects. */
export function PhysicsResult(props: PhysicsResultProps) {
  const { form, setField } = props.model;
  const { view, unknown } = form;
  const variable = view.variables[unknown];
  const field = view.fields[unknown];
  const unit = unitOf(form, unknown);
  return (
    <div className="rounded-lg border border-line-strong bg-surface p-4 md:p-5">
      <div className="flex items-start justify-between gap-3">
        <p className="font-medium text-muted text-sm" id="result-label">
          {variable?.label} <SymbolName id={unknown} />
        </p>
        {field?.kind === "quantity" && field.units.length > 1 && (
          <select
            aria-label="Unit of the result"
            value={unit}
            onChange={(event) => {
              setField(unknown, { value: textOf(form.entries[unknown]), unit: event.target.value });
            }}
            className="h-11 max-w-40 rounded-md border border-line-strong bg-sunken px-2 text-sm md:h-9"
          >
            {field.units.map((id) => (
              <option key={id} value={id}>
                {view.converters[field.converter]?.units.find((each) => each.id === id)?.symbol ?? id}
              </option>
            ))}
          </select>
        )}
      </div>
      <ServerRendered part={figures} props={props} />
    </div>
  );
}
