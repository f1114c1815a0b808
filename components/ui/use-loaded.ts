"use client";

import { useCallback, useEffect, useState } from "react";
import { messages } from "./messages";
import { notifyError } from "./notify";

const doNothing = () => {};

/**
 * Loads `load`’s module once it is `wanted`, with a function to begin earlier. On failure the visitor is notified,
 * `onFailure` runs, and the next request tries again. Without next/dynamic, which would add 2 kB to every page.
 */
export function useLoaded<Loaded>(
  wanted: boolean,
  load: () => Promise<Loaded>,
  onFailure: () => void = doNothing,
): { loaded: Loaded | undefined; preload: () => void } {
  const [loaded, setLoaded] = useState<{ value: Loaded }>();

  useEffect(() => {
    if (!wanted || loaded) return;
    let current = true;
    load().then(
      (value) => current && setLoaded({ value }),
      () => {
        if (!current) return;
        notifyError(messages.partNotLoaded);
        onFailure();
      },
    );
    return () => {
      current = false;
    };
  }, [wanted, loaded, load, onFailure]);

  const preload = useCallback(() => void load().catch(() => {}), [load]);
  return { loaded: loaded?.value, preload };
}
