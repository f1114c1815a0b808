"use client";

import { useEffect, useReducer, useRef } from "react";
import { copyToClipboard } from "@/components/calculator/clipboard";
import { Display } from "@/components/calculator/display";
import { EarlyKeys } from "@/components/calculator/early-keys";
import { HistoryPanel } from "@/components/calculator/history-panel";
import { keepFocus } from "@/components/calculator/keep-focus";
import { Keypad } from "@/components/calculator/keypad";
import { RECORDS_KEYS } from "@/components/calculator/record-keys";
import { useCalculatorKeys } from "@/components/calculator/use-calculator-keys";
import { useRememberedMode } from "@/components/calculator/use-remembered-mode";
import { useStoredHistory } from "@/components/calculator/use-stored-history";
import { SealLink } from "@/components/page/seal";
import { Segments } from "@/components/ui/choice";
import { notify } from "@/components/ui/notify";
import {
  copyText,
  displayedText,
  expressionLine,
  preciseLine,
  preview,
  sealOf,
} from "@/lib/calculators/basic/expression";
import { KEYBOARD } from "@/lib/calculators/basic/keyboard";
import { fullText, groupedText } from "@/lib/calculators/basic/number-text";
import { reduce } from "@/lib/calculators/basic/reducer";
import {
  type BasicAction,
  type BasicState,
  INITIAL_STATE,
  PERCENT_RULES,
  type PercentRule,
} from "@/lib/calculators/basic/state";
import { firstProblem } from "@/lib/core/result/result";
import type { HistoryEntry } from "@/lib/kit/calculator/history";
import { displayText } from "@/lib/units/figures";
import { MAIN_KEYS, memoryKeys, PERCENT_MODES } from "./keys";

const HISTORY_KEY = "scicalcHistoryBasic";
const PERCENT_KEY = "scicalcPercentKey";

/** Basic calculator: display, keys, history. Starts with the same state on the server and in the browser. */
export default function BasicPanel() {
  const [state, dispatch] = useReducer(reduce, INITIAL_STATE);
  const root = useRef<HTMLDivElement>(null);

  const press = (action: BasicAction) => dispatch({ ...action, at: new Date().toISOString() });
  const restore = (entries: readonly HistoryEntry[]) => dispatch({ type: "restore-history", entries });

  const setPercentRule = (rule: PercentRule) => dispatch({ type: "percent-rule", rule });
  const rememberPercentRule = useRememberedMode(PERCENT_KEY, PERCENT_RULES, setPercentRule);

  const seal = sealOf(state);

  useStoredHistory(HISTORY_KEY, state.history, restore);
  useCalculatorKeys(root, {
    onKey: (key) => {
      const action = KEYBOARD.get(key);
      if (action) press(action);
      return action !== undefined;
    },
    onPaste: (text) => press({ type: "paste", text }),
    copyText: () => copyText(state),
  });
  useEffect(() => {
    if (state.notice) notify({ title: state.notice.title, description: state.notice.text });
  }, [state.notice]);

  return (
    <div
      ref={root}
      {...{ [RECORDS_KEYS]: "" }}
      className="grid embed-low:min-h-full gap-4 embed:gap-2 md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]"
    >
      <EarlyKeys />
      <section
        aria-label="Calculator"
        className="grid gap-2 embed-low:grid-rows-[auto_auto_1fr_auto] embed-low:gap-1 rounded-lg border border-line bg-surface p-2 sm:p-3 embed:border-0 embed-low:p-1"
      >
        <Display
          expression={<p>{groupedText(expressionLine(state))}</p>}
          value={displayText(displayedText(state))}
          preview={previewText(state)}
          precise={preciseText(state)}
          seal={seal && <SealLink seal={seal} {...SOURCES[seal]} />}
          indicators={indicatorsOf(state)}
          announcement={announcementOf(state)}
          onCopy={(event) => copyToClipboard(copyText(state), event.currentTarget)}
        />
        <Keypad label="Memory" keys={memoryKeys(state)} columns={6} compact onPress={press} />
        <Keypad label="Digits and operations" keys={MAIN_KEYS} columns={4} onPress={press} />
        <div className="flex items-center justify-end gap-2 px-1 text-muted text-sm embed-low:text-xs">
          <span aria-hidden="true" className="tabular">
            % key: 80 + 10% =
          </span>
          <Segments
            label="Percent key: 80 + 10% is"
            options={PERCENT_MODES}
            value={state.percentRule}
            onMouseDown={keepFocus}
            className="inline-flex"
            onChange={(rule) => {
              setPercentRule(rule);
              rememberPercentRule(rule);
            }}
          />
        </div>
      </section>
      <div className="relative max-md:embed-low:hidden embed:p-2 embed-low:p-1">
        <div className="flex max-h-72 md:absolute md:inset-0 md:max-h-none embed:inset-1">
          <HistoryPanel
            entries={state.history}
            readExpression={groupedText}
            readResult={displayText}
            fileName="basic-calculator-history.csv"
            onUse={(entry) => press({ type: "recall", entry })}
            onDelete={(index) => press({ type: "delete-entry", index })}
            onClear={() => press({ type: "clear-history" })}
            onRestore={restore}
          />
        </div>
      </div>
    </div>
  );
}

/** Places on the page that explain the method and its precision. */
const SOURCES: Readonly<Record<"exact" | "rounded", { source: string; href: string }>> = {
  exact: { source: "How it works", href: "#guide" },
  rounded: { source: "IEEE 754", href: "#sources" },
};

function previewText(state: BasicState): string | null {
  const ahead = preview(state);
  if (ahead === null) return null;
  return ahead.ok ? `= ${displayText(ahead.value)}` : firstProblem(ahead).message;
}

function preciseText(state: BasicState): string | null {
  const precise = preciseLine(state);
  return precise && `${precise.exact ? "=" : "≈"} ${displayText(precise.text)}`;
}

const indicatorsOf = ({ memory }: BasicState) =>
  memory === null ? [] : [{ label: "M", title: `Memory: ${displayText(fullText(memory))}` }];

/** Announces results and other complete numbers, but not digits during entry. */
function announcementOf(state: BasicState): string {
  const { waitingForSecondOperand, finished } = state;
  if (!waitingForSecondOperand) return "";
  const value = displayText(displayedText(state));
  return finished === null ? value : `${groupedText(finished)} = ${value}`;
}
