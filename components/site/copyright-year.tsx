"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** The current year, also on a page that was built last year. */
export function CopyrightYear({ builtIn }: { builtIn: number }) {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => builtIn,
  );
}
