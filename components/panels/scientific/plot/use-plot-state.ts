"use client";

import { useEffect, useState } from "react";
import {
  FUNCTION_NAMES,
  type PlotState,
  plotFromQuery,
  plotQuery,
} from "@/lib/calculators/scientific/graph/address";

/** Delay before the address follows, in ms: browsers limit its changes. */
const REST = 300;

/** Keeps a plot and its address. `initial`: plot of a job’s page, unless the address has another. */
export function usePlotState(active: boolean, initial?: PlotState) {
  const [state, setState] = useState<PlotState>(
    () => initial ?? plotFromQuery(new URLSearchParams(location.search)),
  );

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (initial && [...FUNCTION_NAMES, "expression"].some((name) => query.has(name)))
      setState(plotFromQuery(query));
  }, [initial]);

  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => {
      const query = plotQuery(state);
      if (initial) query.delete("page");
      const search = state === initial ? "" : `?${query}`;
      const wanted = `${location.pathname}${search}${location.hash}`;
      if (wanted !== location.pathname + location.search + location.hash)
        history.replaceState(history.state, "", wanted);
    }, REST);
    return () => clearTimeout(timer);
  }, [state, active, initial]);

  const change = (part: Partial<PlotState>) => setState((before) => ({ ...before, ...part }));
  return { state, change, setState };
}
