"use client";

import { useEffect, useEffectEvent } from "react";
import { ANGLES, type Angle } from "@/lib/calculators/scientific/syntax";

/** Runs the query of the page’s address, ?expression=sin(30)&angle=deg or ?page=advanced, after the first render. */
export function useAskedExpression(
  onAsked: (expression: string | null, angle: Angle | undefined, page: string | null) => void,
): void {
  const ask = useEffectEvent(() => {
    const query = new URLSearchParams(location.search);
    const expression = query.get("expression");
    const page = query.get("page");
    if (expression || page)
      onAsked(
        expression,
        ANGLES.find((each) => each === query.get("angle")),
        page,
      );
  });
  useEffect(() => ask(), []);
}
