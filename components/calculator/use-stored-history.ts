"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { type HistoryEntry, parseHistory, serialiseHistory } from "@/lib/kit/calculator/history";

/**
 * Stores a calculator's history in this browser: restores it after the first render, saves every change, and
 * follows other tabs. If storage is unavailable, the history lasts as long as the page.
 */
export function useStoredHistory(
  key: string,
  entries: readonly HistoryEntry[],
  restore: (entries: readonly HistoryEntry[]) => void,
): void {
  const stored = useRef(entries);

  const read = useEffectEvent(() => {
    stored.current = readHistory(key);
    restore(stored.current);
  });

  useEffect(() => {
    read();
    const follow = (event: StorageEvent) => {
      if (event.key === key || event.key === null) read();
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, [key]);

  useEffect(() => {
    if (entries === stored.current) return;
    stored.current = entries;
    writeHistory(key, entries);
  }, [key, entries]);
}

function readHistory(key: string): readonly HistoryEntry[] {
  try {
    return parseHistory(localStorage.getItem(key));
  } catch {
    return [];
  }
}

function writeHistory(key: string, entries: readonly HistoryEntry[]): void {
  try {
    localStorage.setItem(key, serialiseHistory(entries));
  } catch {
    // Storage is full or blocked: the history exists only on the page.
  }
}
