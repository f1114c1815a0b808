"use client";

import { type ClipboardEvent, useEffect, useState } from "react";
import { SelectField } from "@/components/ui/select-field";
import { TextArea } from "@/components/ui/text-field";
import { messages } from "./messages";
import { cellsOf, numbersIn } from "./tools";

const TASKS = [
  { id: "stats", label: "One list: summary statistics" },
  { id: "regression", label: "Two lists: regression of y on x" },
] as const;

export function StatisticsTool({ onLine }: { onLine: (line: string) => void }) {
  const [task, setTask] = useState<(typeof TASKS)[number]["id"]>("stats");
  const [xs, setXs] = useState("2, 4, 4, 4, 5, 5, 7, 9");
  const [ys, setYs] = useState("1.1, 2.3, 2.2, 2.4, 2.9, 3.1, 4.2, 5.0");
  const list = (text: string): string => `[${numbersIn(text).join(", ")}]`;
  const line = task === "stats" ? `stats(${list(xs)})` : `regression(${list(xs)}, ${list(ys)})`;
  useEffect(() => onLine(line), [line, onLine]);

  /** Pastes two columns of a spreadsheet into both fields. */
  function pastePairs(event: ClipboardEvent) {
    const text = event.clipboardData.getData("text/plain");
    const rows = text
      .slice(0, 20_000)
      .trim()
      .split(/\r?\n/)
      .map((row) => row.split("\t"));
    if (task !== "regression" || cellsOf(text).length < 2 || rows.some((row) => row.length !== 2)) return;
    event.preventDefault();
    setXs(rows.map(([x = ""]) => x).join("\n"));
    setYs(rows.map(([, y = ""]) => y).join("\n"));
  }

  const counted = (text: string): string => messages.numbers(numbersIn(text).length);
  const shared = { rows: 4, maxLength: 20_000, spellCheck: false, autoCapitalize: "off" } as const;
  return (
    <div className="grid gap-4">
      <div className="max-w-96">
        <SelectField label="Operation" value={task} options={TASKS} onChange={setTask} />
      </div>
      <div className={`grid gap-4 ${task === "regression" ? "sm:grid-cols-2" : ""}`}>
        <TextArea
          label={task === "regression" ? "Values of x" : "Numbers"}
          hint={counted(xs)}
          value={xs}
          onPaste={pastePairs}
          onChange={(event) => setXs(event.target.value)}
          {...shared}
        />
        {task === "regression" && (
          <TextArea
            label="Values of y"
            hint={counted(ys)}
            value={ys}
            onChange={(event) => setYs(event.target.value)}
            {...shared}
          />
        )}
      </div>
    </div>
  );
}
