"use client";

import { useEffect, useState } from "react";
import { TextArea } from "@/components/ui/text-field";

export function EquationsTool({ onLine }: { onLine: (line: string) => void }) {
  const [text, setText] = useState("2x + 3y = 7\nx − y = 1");
  const line = text
    .split("\n")
    .map((each) => each.trim())
    .filter((each) => each !== "")
    .join(", ");
  useEffect(() => onLine(line), [line, onLine]);
  return (
    <TextArea
      label="Equations, one per line"
      hint="Linear systems of any size up to 12 unknowns, exactly; or one equation in one unknown. Coefficients in a grid: choose Matrix, then Solve A x = b."
      rows={4}
      value={text}
      maxLength={4000}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
