"use client";

import { useEffect, useState } from "react";
import { FUNCTION_NAMES } from "@/lib/calculators/scientific/address-angle";
import { type PlotState, plotFromQuery, plotQuery } from "@/lib/calculators/scientific/graph/address";
import type { AngleUnit } from "@/lib/science/functions/angle-unit";
import type { SharedAngle } from "../angle-switch";

/** Delay before the address follows, in ms: browsers limit its changes. */
const REST = 300;

/**
 * Keeps a plot and its address. `initial`: plot of a job’s page, unless the address has another. `shared`: angle unit
 * of the page, which its other tabs may change.
 */
export function usePlotState(active: boolean, initial?: PlotState, shared?: SharedAngle) {
  const [state, setState] = useState<PlotState>(
    () => initial ?? plotFromQuery(new URLSearchParams(location.search), shared?.angle),
  );
  // A view in degrees is of no use in radians.
  if (shared && shared.angle !== state.angle) setState({ ...state, angle: shared.angle, view: null });

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (initial && [...FUNCTION_NAMES, "expression"].some((name) => query.has(name)))
      setState(plotFromQuery(query, initial.angle));
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
  function setAngle(angle: AngleUnit) {
    change({ angle, view: null });
    shared?.onAngle(angle);
  }
  return { state, change, setState, setAngle };
}
