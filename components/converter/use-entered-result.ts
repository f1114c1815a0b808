"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { ConverterModel } from "./use-converter";

interface TypedResult {
  /** Raw text; without one, the result in the form in which it would be entered. */
  text: string;
  /** True if the entered text still applies. */
  isOverridden: boolean;
  problem: string | undefined;
  type: (text: string) => void;
  focus: () => void;
  blur: () => void;
}

/**
 * Text that the user enters over the result. It applies while the field has the focus; an invalid text stays
 * until there is another result.
 */
export function useTypedResult({ answer, tools, typeResult }: ConverterModel): TypedResult {
  const [entered, setEntered] = useState<{ text: string; problem: string | undefined }>();
  const [focused, setFocused] = useState(false);
  if (entered && !focused && (entered.problem === undefined || answer.result)) setEntered(undefined);

  const type = (text: string) => setEntered({ text, problem: typeResult(text) });
  // Converts text that was entered before the engine had loaded.
  const catchUp = useEffectEvent(() => {
    if (entered) type(entered.text);
  });
  const ready = tools !== undefined;
  useEffect(() => {
    if (ready) catchUp();
  }, [ready]);

  return {
    text: entered?.text ?? answer.result?.plain ?? "",
    isOverridden: entered !== undefined,
    problem: entered?.problem,
    type,
    focus: () => setFocused(true),
    blur: () => setFocused(false),
  };
}
