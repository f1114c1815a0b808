"use client";

import { type KeyboardEvent, type RefObject, useId } from "react";
import { textBoxStyle } from "@/components/ui/text-field";

interface ExpressionToolProps {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export function ExpressionTool({ field, text, onChange, onKeyDown }: ExpressionToolProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        Expression, equation or definition
      </label>
      <textarea
        ref={field}
        id={id}
        aria-describedby={`${id}-hint`}
        rows={text.length > 70 || text.includes("\n") ? 3 : 1}
        value={text}
        maxLength={8000}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        placeholder="derivative(x^2 sin(x), x)"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className={`${textBoxStyle} tabular block resize-y text-lg`}
      />
      <p id={`${id}-hint`} className="pt-1 text-muted text-sm">
        Press Enter to calculate. You can paste LaTeX and define a = 2 or f(x) = x^2; Ans is the last result.
      </p>
    </div>
  );
}
