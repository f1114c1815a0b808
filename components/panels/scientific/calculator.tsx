"use client";

import { type ClipboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { copyToClipboard, notifyCopied } from "@/components/calculator/clipboard";
import { EarlyKeys } from "@/components/calculator/early-keys";
import { HistoryPanel } from "@/components/calculator/history-panel";
import { Keypad } from "@/components/calculator/keypad";
import { RECORDS_KEYS } from "@/components/calculator/record-keys";
import { useCalculatorKeys } from "@/components/calculator/use-calculator-keys";
import { SealLink } from "@/components/page/seal";
import { Icon } from "@/components/ui/icon";
import { notify } from "@/components/ui/notify";
import { keyAction } from "@/lib/calculators/scientific/keypad/keyboard";
import { preview, questionOf } from "@/lib/calculators/scientific/keypad/reducer";
import { preciseTextOf } from "@/lib/calculators/scientific/keypad/saved-value";
import type { ScientificAction, ScientificState } from "@/lib/calculators/scientific/keypad/state";
import type { AngleUnit } from "@/lib/science/functions/angle-unit";
import { displayText } from "@/lib/units/figures";
import { AngleKey, AngleSwitch } from "./angle-switch";
import { MoreDigits } from "./digits/more-digits";
import { DisplayTool, ScientificDisplay } from "./display";
import { ExpressionField } from "./expression-field";
import { FunctionStrip, StripButton } from "./function-strip";
import { InsertChooser } from "./insert-chooser";
import { constantList, functionList } from "./insertables";
import { functionKeys, MAIN_KEYS, MEMORY_KEYS, PHONE_KEYS } from "./keys";
import type { LineAction } from "./line-edit";
import { isInTheWay, MessageLine, markOf, readingText } from "./message-line";
import { announcementOf, copyText, figuresOf, hasMoreDigits, readExpression, sealOf } from "./reading";
import { unitAnnouncement, unitFigures, unitMessage, unitSeal } from "./units/unit-texts";
import { useUnitLine } from "./units/use-unit-line";
import { useUndoKey } from "./use-undo-key";

interface ScientificCalculatorProps {
  state: ScientificState;
  onAction: (action: LineAction) => void;
}

export function ScientificCalculator({ state, onAction }: ScientificCalculatorProps) {
  const { expression, caret, angle, memory, notice, history, result, inverse, hyperbolic } = state;
  const [wantsFraction, setWantsFraction] = useState(false);
  const [letters, setLetters] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const message = useId();
  const computed = preview(state);
  const at = () => new Date().toISOString();
  const { conversion, failure, resultOf, equals } = useUnitLine(
    state,
    computed,
    (value, echo, seal) => onAction({ type: "converted", value, echo, seal, at: at() }),
    (blame) => onAction({ type: "equals", at: at(), ...(blame && { blame }) }),
  );
  const ahead = conversion ? undefined : (failure ?? computed);
  const sealed = unitSeal(conversion, resultOf, state.result?.seal) ?? sealOf(state, ahead, wantsFraction);

  const question = conversion || !hasMoreDigits(result ?? ahead) ? undefined : questionOf(state);

  function act(action: LineAction) {
    if (action.type !== "equals") onAction(action);
    else if (!equals()) onAction({ ...action, at: at() });
  }

  /** A key without a shifted function keeps the shift on; otherwise the shift applies to one key. */
  function press(action: ScientificAction) {
    act(action);
    if (inverse && isShifted(action)) act({ type: "inverse" });
  }

  /** Inserts listed names regardless of the shift keys; editing continues in the line. */
  function insert(action: ScientificAction) {
    if (inverse) act({ type: "inverse" });
    if (hyperbolic) act({ type: "hyperbolic" });
    act(action);
    field.current?.focus({ preventScroll: true });
  }

  function bringBack() {
    act({ type: "undo" });
    field.current?.focus({ preventScroll: true });
  }

  /** The phone's keyboard opens on focus, if the field accepts letters by then. */
  function turnLetters() {
    flushSync(() => setLetters(!letters));
    field.current?.blur();
    if (!letters) field.current?.focus({ preventScroll: true });
  }

  const turnAngle = (chosen: AngleUnit) => act({ type: "angle", angle: chosen });
  const isFraction = wantsFraction && result?.fraction !== undefined;
  const choosers = (
    <>
      <InsertChooser
        label="Constants"
        items={constantList}
        onChoose={(name) => insert({ type: "constant", name })}
      />
      <InsertChooser
        label="Functions"
        items={functionList}
        onChoose={(name) => insert({ type: "function", name })}
      />
    </>
  );

  const copied = () =>
    conversion?.state === "answered"
      ? (conversion.answer.precise ?? conversion.answer.plain)
      : copyText(state, ahead, wantsFraction);
  useCalculatorKeys(root, {
    onKey: (key) => {
      const action = keyAction(key);
      // Keys that scroll the page keep doing so in an empty line.
      if (!action || ((action.type === "caret" || key === " ") && expression === "")) return false;
      act(action);
      return true;
    },
    onPaste: (text) => act({ type: "insert", text }),
    copyText: copied,
  });
  useUndoKey(root, () => act({ type: "undo" }));

  const announce = useEffectEvent(() => {
    if (!notice) return;
    const variant = notice.failure ? ("destructive" as const) : ("default" as const);
    notify({ title: notice.title, description: notice.text, variant });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one toast for each new notice
  useEffect(() => announce(), [notice]);

  function copyFromField(event: ClipboardEvent) {
    event.preventDefault();
    event.clipboardData.setData("text/plain", copied());
    notifyCopied(copied());
  }

  return (
    <div
      ref={root}
      {...{ [RECORDS_KEYS]: "" }}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 embed:gap-0 xl:grid-cols-[minmax(0,37rem)_minmax(0,1fr)]"
    >
      <EarlyKeys />
      <section
        aria-label="Calculator"
        className="grid gap-1.5 sm:gap-2 embed-low:gap-1 rounded-lg border border-line bg-surface p-1.5 sm:p-3 embed:border-0 embed-low:p-1"
      >
        <ScientificDisplay
          angle={<AngleSwitch angle={angle} onChange={turnAngle} />}
          angleKey={<AngleKey angle={angle} onChange={turnAngle} />}
          memory={memory === null ? null : displayText(preciseTextOf(memory))}
          tools={
            <>
              <DisplayTool
                name="Undo"
                icon="undo"
                shortcut="Ctrl+Z"
                disabled={state.drafts.length === 0}
                onPress={() => act({ type: "undo" })}
              />
              <DisplayTool
                name="a⁄b: Show as fraction"
                label={FRACTION}
                pressed={isFraction}
                disabled={!result?.fraction}
                onPress={() => setWantsFraction(!wantsFraction)}
              />
              <DisplayTool
                name="Copy result"
                icon="copy"
                shortcut="Ctrl+C"
                onPress={(event) => copyToClipboard(copied(), event.currentTarget)}
              />
            </>
          }
          expression={
            <ExpressionField
              field={field}
              expression={expression}
              caret={caret}
              mark={markOf(state, ahead)}
              describedBy={message}
              letters={letters}
              onAction={act}
              onCopy={copyFromField}
            />
          }
          message={
            <MessageLine id={message} state={state} ahead={ahead} onBringBack={bringBack}>
              {unitMessage(conversion, resultOf)}
            </MessageLine>
          }
          reading={
            isInTheWay(state, ahead) ? null : (unitMessage(conversion, resultOf) ?? readingText(state, ahead))
          }
          seal={sealed && <SealLink {...sealed} />}
          moreDigits={question && <MoreDigits question={question} focusAfter={() => field.current} />}
          figures={unitFigures(figuresOf(state, ahead, wantsFraction), conversion)}
          announcement={unitAnnouncement(conversion) ?? announcementOf(state)}
        />
        <FunctionStrip inverse={inverse} hyperbolic={hyperbolic} onPress={press}>
          <StripButton name="Undo" disabled={state.drafts.length === 0} onPress={() => act({ type: "undo" })}>
            <Icon name="undo" />
          </StripButton>
          <StripButton
            name="a⁄b: Show as fraction"
            pressed={isFraction}
            disabled={!result?.fraction}
            onPress={() => setWantsFraction(!wantsFraction)}
          >
            {FRACTION}
          </StripButton>
          <StripButton name="Copy result" onPress={(button) => copyToClipboard(copied(), button)}>
            <Icon name="copy" />
          </StripButton>
          <StripButton name="abc: Type letters" pressed={letters} onPress={turnLetters}>
            abc
          </StripButton>
          {choosers}
        </FunctionStrip>
        <div className="grid sm:hidden [--key-height:clamp(3rem,calc((100svh-23rem)/5),4.5rem)]">
          <Keypad label="Digits and operations" keys={PHONE_KEYS} columns={4} onPress={press} />
        </div>
        <div className="grid max-sm:hidden">
          <Keypad label="Memory and cursor" keys={MEMORY_KEYS} columns={7} compact onPress={press} />
        </div>
        {/* Height of the taller pad, so that the layout is stable until it loads. */}
        <div className="relative grid min-h-61.5 grid-cols-2 gap-2 embed-low:min-h-0 embed-low:gap-1 max-sm:hidden">
          <div className="grid grid-rows-[4fr_1fr] gap-2 embed-low:gap-1">
            <Keypad
              label="Functions"
              keys={functionKeys(inverse, hyperbolic)}
              columns={5}
              compact
              onPress={press}
            />
            <div className="relative grid grid-cols-2 gap-2">{choosers}</div>
          </div>
          <div className="grid">
            <Keypad label="Digits and operations" keys={MAIN_KEYS} columns={5} onPress={press} />
          </div>
        </div>
      </section>
      <div className="relative max-xl:embed-low:hidden embed:p-2 embed-low:p-1">
        <div className="flex max-h-72 xl:absolute xl:inset-0 xl:max-h-none embed:inset-1">
          <HistoryPanel
            entries={history}
            readExpression={readExpression}
            readResult={displayText}
            fileName="scientific-calculator-history.csv"
            onUse={(entry) => act({ type: "recall", entry, part: "result" })}
            onUseExpression={(entry) => act({ type: "recall", entry, part: "expression" })}
            onDelete={(index) => act({ type: "delete-entry", index })}
            onClear={() => act({ type: "clear-history" })}
            onRestore={(entries) => act({ type: "restore-history", entries })}
          />
        </div>
      </div>
    </div>
  );
}

/** Returns true for shifted keys without a function in the engine: x³ and the powers of ten and e. */
const isShifted = (action: ScientificAction): boolean =>
  (action.type === "postfix" && action.text === "^3") ||
  (action.type === "constant" && action.name.endsWith("^"));

const FRACTION = (
  <span className="font-semibold text-sm">
    <sup>a</sup>⁄<sub>b</sub>
  </span>
);
