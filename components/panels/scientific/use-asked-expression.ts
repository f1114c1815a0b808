"use client";

import { useEffect, useEffectEvent } from "react";
import { ANGLES, type Angle } from "@/lib/calculators/scientific/syntax";

/** What the page's address asks for: ?expression=sin(30)&angle=deg, ?page=advanced. Told after the first render, if it asks. */
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
