"use client";

import { useEffect, useEffectEvent } from "react";
import { angleFromQuery, namedAngle } from "@/lib/calculators/scientific/address-angle";
import type { AngleUnit } from "@/lib/science/functions/angle-unit";

/** Runs the query of the page’s address, ?expression=sin(30)&angle=deg or ?page=advanced, after the first render. */
export function useAskedExpression(
  onAsked: (expression: string | null, angle: AngleUnit | undefined, page: string | null) => void,
): void {
  const ask = useEffectEvent(() => {
    const query = new URLSearchParams(location.search);
    const expression = query.get("expression");
    const page = query.get("page");
    if (expression || page) {
      const hasRadianLinks = page === "plot" || page === "advanced";
      onAsked(expression, hasRadianLinks ? angleFromQuery(query) : namedAngle(query), page);
    }
  });
  useEffect(() => ask(), []);
}
