"use client";

import { useEffect, useState } from "react";
import type { Loaded } from "@/lib/core/data/loaded-value";

/** Returns a value, or undefined until it is loaded. For promises that never reject. */
export function useSettled<T>(value: Loaded<T>): T | undefined {
  const [settled, setSettled] = useState<{ of: Promise<T>; value: T }>();
  useEffect(() => {
    if (!(value instanceof Promise)) return;
    let current = true;
    value.then((result) => current && setSettled({ of: value, value: result }));
    return () => {
      current = false;
    };
  }, [value]);

  if (!(value instanceof Promise)) return value;
  return settled?.of === value ? settled.value : undefined;
}
