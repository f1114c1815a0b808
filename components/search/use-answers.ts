"use client";

import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { PageRanker, RankedPage } from "@/lib/catalog/search/page-ranker";
import { MAX_QUESTION_LENGTH, NO_REPLY, type Reply } from "@/lib/faces/answers/answer";
import type { AnswerEngine } from "./engine";
import { loadPlainEngine, loadRanker, loadWholeEngine } from "./load-engine";
import { messages } from "./messages";

/** Time during which the previous answer stays, in ms, so that a quick one replaces it without a gap. */
const STALE_ANSWER_MS = 150;

interface Answers {
  state: "loading" | "ready" | "failed";
  reply: Reply;
  /** True while it is being computed. */
  waiting: boolean;
  matches: readonly RankedPage[];
  /** Undefined until it is loaded. */
  ranker: PageRanker | undefined;
}

const NO_MATCHES: readonly RankedPage[] = [];
const nothing = () => {};

let cachedRanker: PageRanker | undefined;
let cachedEngine: AnswerEngine | undefined;

/** Returns the answer to a text and the matching pages, once loaded. */
export function useAnswers(text: string): Answers {
  const [ranker, setRanker] = useState(cachedRanker);
  const [engine, setEngine] = useState(cachedEngine);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    loadRanker().then((loaded) => {
      cachedRanker = loaded.ranker;
      setRanker(loaded.ranker);
    }, nothing);
    // Needs the ranker’s index, too. The next opening of the search has the whole engine from the start.
    loadPlainEngine().then(
      (plain) => {
        cachedEngine ??= plain;
        setEngine((current) => current ?? plain);
      },
      () => setFailed(true),
    );
    loadWholeEngine().then((whole) => {
      cachedEngine = whole;
      setEngine(whole);
    }, nothing);
  }, []);

  const { reply, waiting } = useReply(text, engine);
  // The answer has priority; pages may lag behind fast typing.
  const sought = useDeferredValue(text);
  const matches = useMemo(
    () => (ranker && sought.length <= MAX_QUESTION_LENGTH ? ranker.rank(sought) : NO_MATCHES),
    [ranker, sought],
  );
  return {
    state: failed ? "failed" : ranker && engine ? "ready" : "loading",
    reply,
    waiting: waiting || sought !== text,
    matches,
    ranker,
  };
}

/** Returns the reply to the current text; drops late replies to earlier ones. */
function useReply(text: string, engine: AnswerEngine | undefined): { reply: Reply; waiting: boolean } {
  const [latest, setLatest] = useState<{
    text: string;
    engine: AnswerEngine | undefined;
    reply: Reply;
  }>();

  useEffect(() => {
    if (!engine) return;
    let current = true;
    const show = (reply: Reply): void => {
      if (current) setLatest({ text, engine, reply });
    };
    const impatient = setTimeout(() => current && setLatest(undefined), STALE_ANSWER_MS);
    engine
      .answer(text)
      .then(show, () => show({ ...NO_REPLY, says: messages.partNotLoaded }))
      .finally(() => clearTimeout(impatient));
    return () => {
      current = false;
      clearTimeout(impatient);
    };
  }, [text, engine]);

  const waiting = engine !== undefined && (latest?.text !== text || latest.engine !== engine);
  return { reply: latest?.reply ?? NO_REPLY, waiting };
}
