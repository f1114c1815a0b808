import { useState } from "react";

/** Position that the visitor selected in a chart; reset for another chart. */
export function useChoice(chart: object, count: number, home: number) {
  const [choice, setChoice] = useState<{ chart: object; at: number } | null>(null);
  const chosen = choice?.chart === chart ? Math.min(choice.at, count - 1) : null;
  const choose = (at: number | null) => {
    if (at !== chosen) setChoice(at === null ? null : { chart, at });
  };
  return { chosen, at: chosen ?? home, choose };
}
