"use client";

import { useEffect, useState } from "react";
import { ChoiceField } from "@/components/ui/choice";
import { type Cells, MatrixGrid } from "./matrix-grid";
import { callOf, itemsOf, matrixText } from "./tools";

const OPERATIONS = [
  { id: "det", label: "Determinant", line: (a: string) => `det(${a})` },
  { id: "inv", label: "Inverse", line: (a: string) => `inv(${a})` },
  { id: "transpose", label: "Transpose", line: (a: string) => `transpose(${a})` },
  { id: "rank", label: "Rank", line: (a: string) => `rank(${a})` },
  { id: "eigenvectors", label: "Eigenvalues and eigenvectors", line: (a: string) => `eigenvectors(${a})` },
  { id: "charpoly", label: "Characteristic polynomial", line: (a: string) => `charpoly(${a})` },
  { id: "rref", label: "Reduced row echelon form", line: (a: string) => `rref(${a})` },
  { id: "lu", label: "LU decomposition", line: (a: string) => `lu(${a})` },
  { id: "qr", label: "QR decomposition", line: (a: string) => `qr(${a})` },
  {
    id: "solve",
    label: "Solve A x = b",
    second: "b",
    line: (a: string, b: string) => `linsolve(${a}, ${b})`,
  },
  { id: "product", label: "A · B", second: "B", line: (a: string, b: string) => `${a} * ${b}` },
  { id: "sum", label: "A + B", second: "B", line: (a: string, b: string) => `${a} + ${b}` },
  { id: "difference", label: "A − B", second: "B", line: (a: string, b: string) => `${a} - ${b}` },
  { id: "keep", label: "Keep as A for later lines", line: (a: string) => `A = ${a}` },
] as const;

type OperationId = (typeof OPERATIONS)[number]["id"];

const START: Cells = [
  ["2", "1"],
  ["1", "3"],
];

interface MatrixToolProps {
  onLine: (line: string) => void;
  /** Line that the form starts with. */
  line?: string;
}

export function MatrixTool({ onLine, line: initial = "" }: MatrixToolProps) {
  const { name = "det", args = [] } = callOf(initial) ?? {};
  const cells = itemsOf(args[0]).map(itemsOf);
  const column = itemsOf(args[1]).map((cell) => [cell]);
  const [a, setA] = useState<Cells>(cells.length > 0 ? cells : START);
  const [b, setB] = useState<Cells>(column.length > 0 ? column : [["1"], ["2"]]);
  const [operation, setOperation] = useState<OperationId>(
    OPERATIONS.find(({ id }) => id === name)?.id ?? (name === "linsolve" ? "solve" : "det"),
  );
  const chosen = OPERATIONS.find(({ id }) => id === operation) ?? OPERATIONS[0];
  const second = "second" in chosen ? chosen.second : undefined;
  const isColumn = second === "b";
  // b has a row for each row of A.
  const right = isColumn ? a.map((_, row) => [b[row]?.[0] ?? ""]) : b;
  const list = `[${right.map(([cell = ""]) => (cell.trim() === "" ? "0" : cell.trim())).join(", ")}]`;
  const line = chosen.line(matrixText(a), isColumn ? list : matrixText(right));

  useEffect(() => onLine(line), [line, onLine]);

  return (
    <div className="grid gap-4">
      <div className="max-w-96">
        <ChoiceField label="Operation" value={operation} options={OPERATIONS} onChange={setOperation} />
      </div>
      <div className="flex flex-wrap gap-6">
        <MatrixGrid name="A" cells={a} onChange={setA} />
        {second !== undefined && (
          <MatrixGrid name={second} cells={right} isColumn={isColumn} onChange={setB} />
        )}
      </div>
      <p className="text-muted text-sm">
        Arrow keys and Enter move between cells. Cells take numbers, fractions (1/3) and expressions. Paste a
        block from a spreadsheet to fill the grid.
      </p>
    </div>
  );
}
