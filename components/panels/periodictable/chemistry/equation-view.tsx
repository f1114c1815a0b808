import type { Balance } from "@/lib/science/chemistry/balance";
import type { Species } from "@/lib/science/chemistry/equation";
import { FormulaView } from "./formula-view";

export function EquationView({ species, solution }: { species: readonly Species[]; solution: Balance }) {
  const terms = species.flatMap((each, index) => {
    const coefficient = solution[index] ?? 0n;
    return coefficient === 0n ? [] : [{ ...each, coefficient }];
  });
  return terms.map(({ text, side, formula, coefficient }, index) => {
    const isFirst = terms.findIndex((each) => each.side === side) === index;
    const sign = index === 0 ? "" : isFirst ? "→" : "+";
    return (
      <span key={`${side}${text}`} className="tabular inline-block whitespace-nowrap">
        {sign && <span className="px-2 font-normal text-muted">{sign}</span>}
        {coefficient !== 1n && <span className="mr-1 text-accent">{String(coefficient)}</span>}
        <FormulaView parts={formula.parts} />
      </span>
    );
  });
}
