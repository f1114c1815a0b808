"use client";

import { useEffect, useState } from "react";
import { TextArea } from "@/components/ui/text-field";
import { messages } from "./messages";
import { splitAtCommas } from "./tools";

const LINEAR_HINT =
  "Linear systems of any size up to 12 unknowns, exactly; or one equation in one unknown. Coefficients in a grid: choose Matrix, then Solve A x = b.";

interface EquationsToolProps {
  onLine: (line: string) => void;
  /** Line that the form starts with. */
  line?: string;
  /** True for one equation in one unknown. */
  isSingle?: true;
}

export function EquationsTool({ onLine, line: initial, isSingle }: EquationsToolProps) {
  const [text, setText] = useState(
    initial === undefined ? "2x + 3y = 7\nx − y = 1" : splitAtCommas(initial).join("\n"),
  );
  const line = text
    .split("\n")
    .map((each) => each.trim())
    .filter((each) => each !== "")
    .join(", ");
  useEffect(() => onLine(line), [line, onLine]);
  return (
    <TextArea
      label={isSingle ? messages.equation : messages.equations}
      hint={initial === undefined ? LINEAR_HINT : undefined}
      rows={isSingle ? 1 : 4}
      value={text}
      maxLength={4000}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
