import { PrintedLines } from "@/components/formula/printed-lines";

interface FormulaProps {
  /** Names of units and quantities in it: "cfm", "mass in kg". */
  words?: readonly string[];
  /** The formula in plain notation, "Q = K × √p, in gpm"; further ones follow a semicolon. */
  children: string;
}

/** Typesets formulas on separate lines, with numbers if the text has a worked example. */
export const Formula = ({ words = [], children }: FormulaProps) => (
  <div className="tabular mt-4 border-accent border-l-2 bg-surface px-4 py-3">
    <PrintedLines lines={[children]} names={words} />
  </div>
);
