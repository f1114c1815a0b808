"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { Answer } from "@/lib/science/algebra/part";
import type { AngleUnit } from "@/lib/science/functions/angle-unit";
import { Engine } from "./engine";
import { answerOf, EMPTY, type Notebook, store, storedLines, withEntry, withRecomputed } from "./notebook";

const MOST_UNDONE = 50;

/** Notebook with its engine: recomputes the lines of an earlier visit in order. */
export function useNotebook() {
  const engine = useRef<Engine>(null);
  const [notebook, setNotebook] = useState<Notebook>(EMPTY);
  const current = useRef<Notebook>(EMPTY);
  const [past, setPast] = useState<readonly Notebook[]>([]);

  const put = useCallback((next: Notebook, undoable: boolean) => {
    const before = current.current;
    current.current = next;
    setNotebook(next);
    store(next);
    if (undoable) setPast((all) => [...all, before].slice(-MOST_UNDONE));
  }, []);

  useEffect(() => {
    const created = new Engine();
    engine.current = created;
    created.warm();
    const { lines, definitions } = storedLines();
    let isCurrent = true;
    (async () => {
      let restored: Notebook = { entries: [], definitions };
      for (const line of lines) {
        const answer = await created.ask({
          ...line,
          definitions: restored.definitions,
          ...answerBefore(restored),
        });
        if (!isCurrent || !answer) return;
        restored = withEntry(restored, line, answer);
      }
      // Results calculated in the meantime follow.
      const meanwhile = current.current.entries;
      if (lines.length === 0 && definitions.length === 0) return;
      const joined = meanwhile.reduce((all, entry) => withEntry(all, entry, entry.answer), restored);
      current.current = joined;
      setNotebook(joined);
    })();
    return () => {
      isCurrent = false;
      created.stop();
    };
  }, []);

  const preview = useCallback(async (line: string, angle: AngleUnit): Promise<Answer | undefined> => {
    const { definitions } = current.current;
    return engine.current?.ask({ line, angle, definitions, ...answerBefore(current.current) }, true);
  }, []);

  // Sequential: each line knows the definitions before it.
  const lastLine = useRef<Promise<unknown>>(Promise.resolve());
  const calculate = useCallback(
    (line: string, angle: AngleUnit): Promise<Answer | undefined> => {
      const answered = lastLine.current.then(async () => {
        const { definitions } = current.current;
        const request = { line, angle, definitions, ...answerBefore(current.current) };
        const answer = await engine.current?.ask(request);
        if (answer?.ok) put(withEntry(current.current, { line, angle }, answer), true);
        return answer;
      });
      lastLine.current = answered.catch(() => undefined);
      return answered;
    },
    [put],
  );

  const recompute = useCallback(
    async (id: number, angle: AngleUnit) => {
      const { entries, definitions } = current.current;
      const at = entries.findIndex((entry) => entry.id === id);
      const entry = entries[at];
      if (!entry) return;
      const before = answerBefore({ entries: entries.slice(0, at), definitions });
      const answer = await engine.current?.ask({ line: entry.line, angle, definitions, ...before });
      if (answer?.ok) put(withRecomputed(current.current, { ...entry, angle, answer }), true);
    },
    [put],
  );

  const undo = useCallback(() => {
    const before = past.at(-1);
    if (!before) return;
    current.current = before;
    setNotebook(before);
    store(before);
    setPast(past.slice(0, -1));
  }, [past]);

  const remove = useCallback(
    (id: number) =>
      put({ ...current.current, entries: current.current.entries.filter((entry) => entry.id !== id) }, true),
    [put],
  );
  const forget = useCallback(
    (name: string) =>
      put(
        {
          ...current.current,
          definitions: current.current.definitions.filter((definition) => definition.name !== name),
        },
        true,
      ),
    [put],
  );
  const clear = useCallback(() => put(EMPTY, true), [put]);

  return {
    notebook,
    preview,
    calculate,
    recompute,
    undo: past.length > 0 ? undo : undefined,
    remove,
    forget,
    clear,
  };
}

const answerBefore = (notebook: Notebook): { answer?: string } => {
  const answer = answerOf(notebook);
  return answer === undefined ? {} : { answer };
};
