"use client";

import { useRouter } from "next/navigation";
import { type KeyboardEvent, memo, type RefObject, useEffect, useEffectEvent, useState } from "react";
import { copyToClipboard, notifyCopied } from "@/components/calculator/clipboard";
import { NothingFound } from "@/components/page/nothing-found";
import { Listbox, useListbox } from "@/components/ui/listbox";
import { type HubTool, rankTools } from "@/lib/catalog/search/hub-search";
import type { Answer } from "@/lib/faces/answers/answer";
import { answerRows, type Row } from "@/lib/faces/answers/answer-rows";
import { AnswerFigure, CopyAnswer, LeftOut } from "./answer-figure";
import { CLOSED, type ComboboxState } from "./combobox";
import { messages } from "./messages";
import { Repairs, Understood } from "./understood";
import { useAnswers } from "./use-answers";

interface AnswersProps {
  id: string;
  text: string;
  /** Receives the key presses of the input. */
  onKey: RefObject<((event: KeyboardEvent) => void) | undefined>;
  onCombobox: (state: ComboboxState) => void;
  /** Text for which Enter was pressed before its answer arrived. */
  eager: string | undefined;
  onEager: (text: string | undefined) => void;
  /** Replaces the text of the input. */
  onAsk: (question: string) => void;
  /** Selects a part of the text of the input. */
  onSelect: (start: number, end: number) => void;
  tools?: readonly HubTool[];
  over?: true;
  /** Maximum number of options. */
  most?: number;
  /** Runs before a page opens. */
  onOpen?: () => void;
  hint?: string;
}

const [MAX_SUGGESTIONS, MAX_RESULTS] = [10, 13];
const OVER =
  "absolute inset-x-0 z-20 mt-1 max-h-[min(70dvh,40rem)] overflow-y-auto overscroll-contain rounded-md border border-line-strong bg-surface shadow-[0_12px_32px_rgb(0_0_0/0.16)]";

/** Answer to the text of an input and the matching pages, as options of its list. */
export function Answers(props: AnswersProps) {
  const { id, text, onKey, onCombobox, eager, onEager, onAsk, onSelect, tools, over, most, onOpen, hint } =
    props;
  const router = useRouter();
  const { state, reply, waiting, matches, ranker } = useAnswers(text);
  const pages = tools ? rankTools(tools, text, matches) : matches;
  const rows =
    text.trim() === "" ? [] : answerRows(text, reply, pages, tools ? MAX_SUGGESTIONS : (most ?? MAX_RESULTS));
  const answer = rows[0]?.answer;
  const listbox = useListbox(id, rows.length, open);

  function open(index: number) {
    const row = rows[index];
    if (!row) return;
    onOpen?.();
    const target = new URL(row.path, location.href);
    // A page reads its address when it opens, so other values on the same page need a full load.
    if (target.pathname === location.pathname && target.search !== location.search) location.assign(target);
    else router.push(row.path);
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isCopy(event) && answer && !waiting) {
      event.preventDefault();
      navigator.clipboard.writeText(answer.plain).then(
        () => notifyCopied(answer.plain),
        () => {},
      );
    } else if (event.key === "Enter" && listbox.active <= 0 && (waiting || state === "loading")) {
      event.preventDefault();
      onEager(text);
    } else listbox.onKeyDown(event);
  });
  const openFirst = useEffectEvent(() => open(0));

  useEffect(() => {
    onKey.current = press;
    return () => {
      onKey.current = undefined;
    };
  }, [onKey]);

  const {
    "aria-expanded": expanded,
    "aria-controls": controls,
    "aria-activedescendant": active,
  } = listbox.comboboxProps;
  useEffect(() => {
    onCombobox({ expanded, ...(controls && { controls }), ...(active && { active }) });
  }, [onCombobox, expanded, controls, active]);
  useEffect(() => () => onCombobox(CLOSED), [onCombobox]);

  const { setActive } = listbox;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other options
  useEffect(() => setActive(0), [text, setActive]);

  useEffect(() => {
    if (eager === undefined || waiting || state === "loading") return;
    onEager(undefined);
    if (eager === text) openFirst();
  }, [eager, onEager, text, waiting, state]);

  const { says, page, repairs = [] } = reply;
  const hasRepairs = repairs.length > 0;
  // A page that the text names replaces the answer to another reading.
  const left = reply.answer && !answer ? [] : reply.left;
  const status = statusText({
    state,
    text,
    answer,
    says,
    hint,
    count: rows.length,
    waiting,
    tools: tools !== undefined,
  });
  const settledStatus = useSettled(status);
  const isLost = !waiting && state === "ready" && rows.length === 0 && text.trim() !== "";
  return (
    <div className={over && (rows.length > 0 || left.length > 0 || says !== undefined || isLost) ? OVER : ""}>
      {left.length > 0 && <LeftOut text={text} left={left} whole={answer !== undefined} />}
      {answer && <Understood answer={answer} text={text} onSelect={onSelect} />}
      {says !== undefined && (!page || hasRepairs) && rows.length > 0 && (
        <p className="px-4 pt-3 text-sm">{says}</p>
      )}
      <Repairs reply={reply} onAsk={onAsk} />
      <div className="relative">
        <Listbox
          id={id}
          label={tools ? "Matching converters" : "Results"}
          items={rows}
          model={listbox}
          keyOf={(row) => row.key}
          onChoose={open}
          className="py-1"
        >
          {(row) => (row.answer ? <AnswerFigure answer={row.answer} /> : <Line {...row} />)}
        </Listbox>
        {answer && <CopyAnswer onCopy={(button) => copyToClipboard(answer.plain, button)} />}
      </div>
      <p role="status" className={rows.length > 0 ? "sr-only" : "px-4 py-3 text-muted text-sm"}>
        {rows.length > 0 ? settledStatus : status}
      </p>
      {isLost && ranker && <NothingFound text={text.trim()} ranker={ranker} onOpen={onOpen} />}
    </div>
  );
}

/** Delay before an announcement, in ms. */
const PAUSE = 250;

/** Returns the text once it is stable: announcements do not follow every key. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Returns true for Ctrl-C or ⌘C without a selection, which would copy nothing. */
function isCopy({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== "c" || !(ctrlKey || metaKey)) return false;
  return target instanceof HTMLInputElement && target.selectionStart === target.selectionEnd;
}

const Line = memo(({ title, detail }: Row) => (
  <>
    <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{title}</span>
    <span className="text-muted text-sm">{detail}</span>
  </>
));

interface Status {
  state: "loading" | "ready" | "failed";
  text: string;
  answer: Answer | undefined;
  says: string | undefined;
  hint: string | undefined;
  count: number;
  waiting: boolean;
  tools: boolean;
}

function statusText({ state, text, answer, says, hint, count, waiting, tools }: Status): string {
  if (state === "failed" && count === 0)
    return hint === undefined ? messages.notLoaded : messages.notLoadedInDialog;
  if (state === "loading" && count === 0) return messages.loading;
  if (text.trim() === "") return hint ?? "";
  const shortened = [...text.trim()].slice(0, tools ? 40 : 60).join("");
  if (count === 0)
    return waiting
      ? messages.calculating
      : (says ?? (tools ? messages.noConverter(shortened) : messages.nothing(shortened)));
  if (!answer || waiting) return tools ? messages.suggestions(count) : messages.results(count);
  return `${answer.label}${answer.named ? ": " : " = "}${answer.value} ${answer.unit}`.trim();
}
