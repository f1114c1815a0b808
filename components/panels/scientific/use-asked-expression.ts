"use client";

import { useEffect, useEffectEvent } from "react";
import { ANGLES, type Angle } from "@/lib/calculators/scientific/syntax";

/** What the page's address asks for: ?expression=sin(30)&angle=deg. Told after the first render, if there is an expression. */
export function useAskedExpression(onAsked: (expression: string, angle: Angle | undefined) => void): void {
  const ask = useEffectEvent(() => {
    const asked = new URLSearchParams(location.search);
    const expression = asked.get("expression");
    if (expression)
      onAsked(
        expression,
        ANGLES.find((each) => each === asked.get("angle")),
      );
  });
  useEffect(() => ask(), []);
}
