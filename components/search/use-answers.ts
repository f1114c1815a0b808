"use client";

import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { loadRanker } from "@/components/page/page-ranker";
import { ownSystem } from "@/components/page/units-choice";
import type { PageRanker, RankedPage } from "@/lib/catalog/search/page-ranker";
import type { SearchIndex } from "@/lib/catalog/search/search-entries";
import { readLocalClock } from "@/lib/core/civil/local-clock";
import { MAX_QUESTION_LENGTH, NO_REPLY, type Reply } from "@/lib/faces/answers/answer";
import { type AnswerResources, answerTo } from "@/lib/faces/answers/answer-to";
import type { Phrases } from "@/lib/faces/answers/phrases";
import { browserResources, loadPhrases } from "./browser-resources";
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

interface Loaded {
  index: SearchIndex;
  ranker: PageRanker;
}

const NO_MATCHES: readonly RankedPage[] = [];

let cached: Loaded | undefined;
let phrasesKnown: Phrases | undefined;

/** Returns the answer to a text and the matching pages, once loaded. */
export function useAnswers(text: string): Answers {
  const [loaded, setLoaded] = useState(cached);
  const [phrases, setPhrases] = useState(phrasesKnown);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    loadRanker().then(
      (all) => {
        cached = all;
        setLoaded(all);
      },
      () => setFailed(true),
    );
    // Conversions and arithmetic need no phrases.
    loadPhrases().then(
      (all) => {
        phrasesKnown = all;
        setPhrases(all);
      },
      () => {},
    );
  }, []);

  const resources = useMemo(() => loaded && browserResources(loaded.index, phrases ?? []), [loaded, phrases]);
  const { reply, waiting } = useReply(text, resources);
  // The answer has priority; pages may lag behind fast typing.
  const sought = useDeferredValue(text);
  const matches = useMemo(
    () => (loaded && sought.length <= MAX_QUESTION_LENGTH ? loaded.ranker.rank(sought) : NO_MATCHES),
    [loaded, sought],
  );
  return {
    state: failed ? "failed" : loaded ? "ready" : "loading",
    reply,
    waiting: waiting || sought !== text,
    matches,
    ranker: loaded?.ranker,
  };
}

/** Returns the reply to the current text; drops late replies to earlier ones. */
function useReply(text: string, resources: AnswerResources | undefined): { reply: Reply; waiting: boolean } {
  const [latest, setLatest] = useState<{
    text: string;
    resources: AnswerResources | undefined;
    reply: Reply;
  }>();

  useEffect(() => {
    if (!resources) return;
    let current = true;
    const show = (reply: Reply): void => {
      if (current) setLatest({ text, resources, reply });
    };
    const impatient = setTimeout(() => current && setLatest(undefined), STALE_ANSWER_MS);
    answerTo(text, readLocalClock(), ownSystem(), resources)
      .then(show, () => show({ ...NO_REPLY, says: messages.partNotLoaded }))
      .finally(() => clearTimeout(impatient));
    return () => {
      current = false;
      clearTimeout(impatient);
    };
  }, [text, resources]);

  const waiting = resources !== undefined && (latest?.text !== text || latest.resources !== resources);
  return { reply: latest?.reply ?? NO_REPLY, waiting };
}
