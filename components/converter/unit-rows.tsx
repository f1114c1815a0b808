import type { TableRow } from "@/lib/run/converter-view";
import type { CompiledUnit } from "@/lib/units/compile";
import { isLong } from "./fitted-size";

interface UnitRowsProps {
  name: string;
  units: readonly CompiledUnit[];
  /** Keyed by unit's id. */
  values: ReadonlyMap<string, TableRow>;
  /** Id of the target unit. */
  to: string;
  onChoose: (unit: string) => void;
  named?: boolean;
}

export function UnitRows({ name, units, values, to, onChoose, named }: UnitRowsProps) {
  return (
    <table className="tabular w-full table-fixed text-sm">
      <caption
        className={
          named ? "sr-only" : "border-line-strong border-b pt-3 pb-2 text-left font-medium text-muted"
        }
      >
        {name}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Unit</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {units.map((unit) => (
          <tr key={unit.id} className={`border-line border-b ${unit.id === to ? "bg-accent-soft" : ""}`}>
            <th scope="row" className="p-0 text-left font-normal">
              <button
                type="button"
                onClick={() => onChoose(unit.id)}
                aria-pressed={unit.id === to}
                className="min-h-11 w-full py-1.5 pr-2 text-left leading-snug underline-offset-4 hover:text-accent hover:underline focus-visible:outline-offset-[-2px] md:min-h-9"
              >
                {unit.name}
                {unit.deprecated && <span className="block text-muted text-xs">{unit.deprecated}</span>}
              </button>
            </th>
            <td className="w-[56%] py-1.5 text-right leading-snug">
              <Value text={values.get(unit.id)?.display ?? "N/A"} />
              {unit.symbol !== "—" && values.get(unit.id)?.display !== undefined && (
                <span className="ml-1 inline-block text-muted">{unit.symbol}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Number on one line, smaller if long; a text of many characters, or enlarged text, may wrap. */
const Value = ({ text }: { text: string }) => (
  <span className={isLong(text) ? "break-all" : `[overflow-wrap:anywhere] ${sizeOf(text.length)}`}>
    {text}
  </span>
);

/** Fits fifteen digits into a column of the narrowest phone. */
function sizeOf(length: number): string {
  if (length > 18) return "text-xs max-[22rem]:text-[0.625rem]";
  return length > 14 ? "max-[22rem]:text-xs" : "";
}
