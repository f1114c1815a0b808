"use client";

import { type ClipboardEvent, useEffect, useState } from "react";
import { ChoiceField } from "@/components/ui/choice";
import { TextArea } from "@/components/ui/text-field";
import { messages } from "./messages";
import { callOf, cellsOf, itemsOf, numbersIn } from "./tools";

const TASKS = [
  { id: "stats", label: "One list: summary statistics" },
  { id: "regression", label: "Two lists: regression of y on x" },
] as const;

type TaskId = (typeof TASKS)[number]["id"];

interface StatisticsToolProps {
  onLine: (line: string) => void;
  /** The only operation; both if omitted. */
  task?: TaskId;
  /** Line that the form starts with. */
  line?: string;
}

export function StatisticsTool({ onLine, task: only, line: initial = "" }: StatisticsToolProps) {
  const lists = callOf(initial)?.args.map((list) => itemsOf(list).join(", ")) ?? [];
  const [task, setTask] = useState<TaskId>(only ?? "stats");
  const [xs, setXs] = useState(lists[0] || "2, 4, 4, 4, 5, 5, 7, 9");
  const [ys, setYs] = useState(lists[1] || "1.1, 2.3, 2.2, 2.4, 2.9, 3.1, 4.2, 5.0");
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
      {only === undefined && (
        <div className="max-w-96">
          <ChoiceField label="Operation" value={task} options={TASKS} onChange={setTask} />
        </div>
      )}
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
