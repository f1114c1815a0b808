"use client";

import { useEffect, useState } from "react";
import { ChoiceField } from "@/components/ui/choice";
import { padKeys } from "@/components/ui/pad-keys";
import { TextField } from "@/components/ui/text-field";
import { blankDefinition } from "@/lib/calculators/scientific/graph/definition";
import { callOf } from "./tools";

const TASKS = [
  { id: "derivative", label: "Derivative" },
  { id: "second", label: "Second derivative" },
  { id: "integral", label: "Integral from a to b" },
  { id: "roots", label: "All roots of a polynomial" },
  { id: "zeros", label: "Solutions of f(x) = 0 from a to b" },
  { id: "simplify", label: "Simplify" },
  { id: "expand", label: "Expand" },
  { id: "factor", label: "Factor" },
] as const;

type TaskId = (typeof TASKS)[number]["id"];

const EXAMPLES: Readonly<Record<TaskId, string>> = {
  derivative: "x^2 sin(x)",
  second: "x^2 sin(x)",
  integral: "exp(-x^2)",
  roots: "x^3 - 6x^2 + 11x - 6",
  zeros: "cos(x) - x/5",
  simplify: "(x^2 - 1)/(x - 1)",
  expand: "(x + 1)^5",
  factor: "x^3 - 6x^2 + 11x - 6",
};

interface CalculusToolProps {
  onLine: (line: string) => void;
  /** Operations to choose from; all if omitted. */
  tasks?: readonly TaskId[];
  /** Line that the form starts with. */
  line?: string;
}

/** Form for a function of one variable and an operation on it. */
export function CalculusTool({ onLine, tasks, line: initial = "" }: CalculusToolProps) {
  const { name, args = [] } = callOf(initial) ?? {};
  const [task, setTask] = useState<TaskId>(
    name === "derivative" && args[2] === "2" ? "second" : (tasks?.[0] ?? "derivative"),
  );
  const [entered, setEntered] = useState<string | null>(args[0] ?? null);
  const [variable, setVariable] = useState(args[1] ?? "x");
  const [from, setFrom] = useState((task === "integral" && args[2]) || "0");
  const [to, setTo] = useState((task === "integral" && args[3]) || "10");
  const options = tasks ? TASKS.filter(({ id }) => tasks.includes(id)) : TASKS;
  const f = blankDefinition(entered ?? EXAMPLES[task], variable.trim() || "x").trim();
  const line = lineOf(task, f, variable.trim() || "x", from, to);
  useEffect(() => onLine(line), [line, onLine]);
  const plain = { autoComplete: "off", autoCapitalize: "off", spellCheck: false } as const;
  return (
    <div className="grid gap-4">
      {options.length > 1 && (
        <div className="max-w-96">
          <ChoiceField label="Operation" value={task} options={options} onChange={setTask} />
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_6rem]">
        <TextField
          label={`f(${variable.trim() || "x"})`}
          value={entered ?? EXAMPLES[task]}
          maxLength={1000}
          {...plain}
          onChange={(event) => setEntered(event.target.value)}
        />
        <TextField
          label="Variable"
          value={variable}
          maxLength={12}
          {...plain}
          onChange={(event) => setVariable(event.target.value)}
        />
      </div>
      {(task === "integral" || task === "zeros") && (
        <div className="grid grid-cols-2 gap-4 sm:max-w-96">
          <TextField
            label="From a"
            value={from}
            maxLength={80}
            {...plain}
            {...padKeys(["−", "/"])}
            onChange={(event) => setFrom(event.target.value)}
          />
          <TextField
            label="To b"
            value={to}
            maxLength={80}
            {...plain}
            {...padKeys(["−", "/"])}
            onChange={(event) => setTo(event.target.value)}
          />
        </div>
      )}
      {task === "integral" && <p className="text-muted text-sm">Limits can be −inf and inf.</p>}
    </div>
  );
}

function lineOf(task: TaskId, f: string, variable: string, from: string, to: string): string {
  switch (task) {
    case "derivative":
      return `derivative(${f}, ${variable})`;
    case "second":
      return `derivative(${f}, ${variable}, 2)`;
    case "integral":
      return `integrate(${f}, ${variable}, ${from}, ${to})`;
    case "zeros":
      return `solve(${f.includes("=") ? f : `${f} = 0`}, ${variable}, ${from}, ${to})`;
    case "roots":
      return `roots(${f.replace(/ ?= ?0$/, "")}, ${variable})`;
    case "factor":
      return `${task}(${f}, ${variable})`;
    default:
      return `${task}(${f})`;
  }
}
