"use client";

import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Icon } from "@/components/ui/icon";
import { useEarlyInput } from "@/components/ui/use-early-input";
import { useLoaded } from "@/components/ui/use-loaded";
import type { HubTool } from "@/lib/catalog/search/hub-search";
import { MAX_QUESTION_LENGTH } from "@/lib/faces/answers/answer";
import { BAR } from "./bar";
import { CLOSED } from "./combobox";
import { loadAllAnswers } from "./load-answers";

/** Maximum number of rows in a page. */
const MOST_ROWS = 6;

interface AnswerBarProps {
  /** Accessible name of the input: "Search converters". */
  label: string;
  placeholder: string;
  /** Finds only these converters, by name, description and category, in addition to the answer. */
  tools?: readonly HubTool[];
  /** True to take the initial focus if there is a keyboard and room. */
  focused?: true;
  /** True to read the text of the address: ?q=… */
  fromAddress?: true;
  /** True to display answers over the following content, instead of in place of `idle`. */
  over?: true;
  /** Content in place of the answers while the input is empty. */
  idle?: ReactNode;
  children?: ReactNode;
}

/**
 * Input with answers. Every page with it loads only this file: the engine loads on first use, and until then,
 * or without script, the server answers (app/answer).
 */
export function AnswerBar(props: AnswerBarProps) {
  const { label, placeholder, tools, focused, fromAddress, over, idle, children } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const onKey = useRef<(event: KeyboardEvent) => void>(undefined);
  const byScript = useRef(false);
  const [text, setText] = useState("");
  const [used, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const [combobox, setCombobox] = useState(CLOSED);
  /** Text for which Enter was pressed before its answer arrived. */
  const [eager, setEager] = useState<string>();
  const { loaded: Answers } = useLoaded(
    used,
    loadAllAnswers,
    useCallback(() => setUsed(false), []),
  );

  function ask(question: string) {
    setText(question);
    setUsed(true);
    setOpen(true);
  }

  useEarlyInput(field, text, ask);
  useFirstFocus(field, focused === true, byScript);
  useQuestionInAddress(text, fromAddress === true);
  useEffect(() => {
    const question = fromAddress && new URLSearchParams(location.search).get("q");
    if (question) {
      setText(question);
      setUsed(true);
      setOpen(true);
    }
  }, [fromAddress]);

  function onExample(event: MouseEvent) {
    const question = (event.target as Element).closest<HTMLElement>("[data-ask]")?.dataset.ask;
    if (question === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    ask(question);
    // An on-screen keyboard would cover the answer.
    if (hasKeyboard()) field.current?.focus();
  }

  function select(start: number, end: number) {
    field.current?.focus();
    field.current?.setSelectionRange(start, end);
  }

  const isOpen = Answers && open && text.trim() !== "";
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed is a link, which has keys of its own
    <search aria-label={label} onClick={onExample} className={over ? "relative block" : "block"}>
      <form
        action="/answer"
        onSubmit={(event) => {
          // Until it can answer, the server does.
          if (Answers || text.trim() === "") event.preventDefault();
        }}
        className="relative"
      >
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
        />
        <input
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={combobox.expanded}
          aria-controls={combobox.controls}
          aria-activedescendant={combobox.active}
          {...{ [BAR]: "" }}
          ref={field}
          name="q"
          type="text"
          aria-label={label}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={placeholder}
          value={text}
          onChange={(event) => ask(event.target.value)}
          onFocus={() => {
            if (!byScript.current) setUsed(true);
            byScript.current = false;
          }}
          onPointerDown={() => setUsed(true)}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (over && !currentTarget.closest("search")?.contains(relatedTarget)) setOpen(false);
          }}
          onKeyDown={(event) => {
            if (event.key === "Escape") {
              if (over) setOpen(false);
              else setText("");
            } else {
              if (event.key === "ArrowDown") setOpen(true);
              // Enter between the arrival of the answers and their first display.
              if (event.key === "Enter" && Answers && !onKey.current) setEager(text);
              onKey.current?.(event);
            }
          }}
          className={
            over
              ? "h-13 w-full text-ellipsis rounded-md border border-line-strong bg-surface pr-4 pl-12 text-lg placeholder:text-muted"
              : "h-16 w-full rounded-t-lg border-line border-b bg-transparent pr-4 pl-12 text-lg -outline-offset-2 placeholder:text-muted md:text-xl"
          }
        />
      </form>
      {children}
      <div className={over ? "" : "min-h-[26rem]"}>
        {isOpen ? (
          <Answers
            id={id}
            text={text}
            onKey={onKey}
            onCombobox={setCombobox}
            eager={eager}
            onEager={setEager}
            onAsk={ask}
            onSelect={select}
            {...(tools && { tools })}
            {...(over ? { over } : { most: MOST_ROWS })}
          />
        ) : (
          idle
        )}
      </div>
    </search>
  );
}

/** Delay before the address follows the text, in ms: longer than between keys. */
const ADDRESS_DELAY = 600;

/** Writes the question to the address: Back, reload and sharing keep it. */
function useQuestionInAddress(text: string, wanted: boolean): void {
  const hadText = useRef(false);
  useEffect(() => {
    // The address has its text before the input does.
    hadText.current ||= text !== "";
    if (!wanted || !hadText.current) return;
    const timer = setTimeout(() => {
      const query = new URLSearchParams(location.search);
      // A pasted page would make an address that no server accepts.
      if (text.trim() === "" || text.length > MAX_QUESTION_LENGTH) query.delete("q");
      else query.set("q", text);
      const search = query.size > 0 ? `?${query}` : "";
      if (search !== location.search) history.replaceState(history.state, "", location.pathname + search);
    }, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [text, wanted]);
}

const hasKeyboard = (): boolean => matchMedia("(hover: hover) and (min-width: 64rem)").matches;

/** Focuses a field of a page that just opened, unless something else has the focus. */
function useFirstFocus(
  field: RefObject<HTMLInputElement | null>,
  wanted: boolean,
  byScript: RefObject<boolean>,
): void {
  useEffect(() => {
    const isFree = document.activeElement === document.body && location.hash === "" && scrollY === 0;
    if (!wanted || !isFree || !hasKeyboard()) return;
    byScript.current = true;
    field.current?.focus({ preventScroll: true });
  }, [field, wanted, byScript]);
}
