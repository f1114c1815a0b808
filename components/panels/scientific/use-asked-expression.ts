"use client";

import { useEffect, useEffectEvent } from "react";
import { ANGLES, type Angle } from "@/lib/calculators/scientific/syntax";

/** Runs the query of the page’s address, ?expression=sin(30)&angle=deg or ?page=advanced, after the first render. */
export function useAskedExpression(
  onAsked: (expression: string | null, angle: Angle | undefined, page: string | null) => void,
): void {
  const ask = useEffectEvent(() => {
    const asked = new URLSearchParams(location.search);
    const expression = asked.get("expression");
    const page = asked.get("page");
    if (expression || page)
      onAsked(
        expression,
        ANGLES.find((each) => each === asked.get("angle")),
        page,
      );
  });
  useEffect(() => ask(), []);
}
