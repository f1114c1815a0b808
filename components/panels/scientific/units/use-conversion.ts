"use client";

import { useEffect, useState } from "react";
import type { ExpressionFailure } from "@/lib/calculators/scientific/expression/syntax";
import { failure } from "@/lib/core/result/result";
import type { Answer } from "@/lib/faces/answers/answer";

/** Maximum length of a line that may request a conversion, in UTF-16 units. */
const LONGEST = 160;
const TOWARD: ReadonlySet<string> = new Set(["to", "in", "into", "as"]);

/** Returns true if a line names a target, as in "3 kg to lb", which loads the conversion engine. */
export function asksForUnits(text: string): boolean {
  if (text.length > LONGEST) return false;
  const words = text.trim().toLowerCase().split(" ");
  const at = words.findIndex((word) => TOWARD.has(word));
  return at > 0 && at < words.length - 1 && /\d/.test(words.slice(0, at).join(" "));
}

/** State of a line: waiting, an answer, a sentence why there is none, or not a conversion. */
export type Conversion = { text: string } & (
  | { state: "waiting" }
  | { state: "answered"; answer: Answer }
  | { state: "refused"; failure: ExpressionFailure }
  | { state: "none" }
);

const NOT_LOADED: ExpressionFailure = {
  ...failure("", "The units could not be loaded. Please try again.", 1),
  unfinished: false,
};

/** Returns the requested conversion of a line; undefined if there is none. The engine loads on first use. */
export function useConversion(text: string | undefined): Conversion | undefined {
  const [latest, setLatest] = useState<Conversion>();

  useEffect(() => {
    if (text === undefined) return;
    let current = true;
    const show = (conversion: Conversion) => {
      if (current) setLatest(conversion);
    };
    import("./engine")
      .then(({ convertLine }) => convertLine(text))
      .then(
        (reply) =>
          show(
            reply === undefined
              ? { text, state: "none" }
              : "ok" in reply
                ? { text, state: "refused", failure: reply }
                : { text, state: "answered", answer: reply },
          ),
        () => show({ text, state: "refused", failure: NOT_LOADED }),
      );
    return () => {
      current = false;
    };
  }, [text]);

  if (text === undefined) return undefined;
  return latest?.text === text ? latest : { text, state: "waiting" };
}
