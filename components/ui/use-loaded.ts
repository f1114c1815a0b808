"use client";

import { useCallback, useEffect, useState } from "react";
import { notify } from "./notify";

/**
 * Loads `load`’s module once it is `wanted`, with a function to begin earlier. On failure the visitor is notified,
 * `onFailure` runs, and the next request tries again. Without next/dynamic, which would add 2 kB to every page.
 */
export function useLoaded<Loaded>(
  wanted: boolean,
  load: () => Promise<Loaded>,
  onFailure: () => void,
): { loaded: Loaded | undefined; preload: () => void } {
  const [loaded, setLoaded] = useState<{ value: Loaded }>();

  useEffect(() => {
    if (!wanted || loaded) return;
    let current = true;
    load().then(
      (value) => current && setLoaded({ value }),
      () => {
        if (!current) return;
        notify({
          title: "Error",
          description: "This part of the page could not be loaded. Please try again.",
          variant: "destructive",
        });
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
