"use client";

import { useEffect, useRef } from "react";

/** Delay before the address follows, in ms: browsers limit its changes. */
const REST_MS = 300;

/** Writes the inputs of a job’s page to its address once they differ from the initial ones; undefined writes nothing. */
export function useAddressInputs(inputs: Readonly<Record<string, string>> | undefined): void {
  const query = inputs && new URLSearchParams(inputs).toString();
  const last = useRef(query);
  useEffect(() => {
    if (query === undefined || query === last.current) return;
    const timer = setTimeout(() => {
      last.current = query;
      history.replaceState(history.state, "", `${location.pathname}?${query}${location.hash}`);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [query]);
}
