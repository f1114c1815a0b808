"use client";

import { useEffect, useId, useState } from "react";
import { Sealed } from "@/components/page/seal";
import { Announcement } from "@/components/ui/announcement";
import { boxStyle } from "@/components/ui/field";
import { useSettledProblem } from "@/components/ui/input-pause";
import { significant } from "@/lib/calculators/periodictable/operations/outcome";
import { loadFromServer } from "@/lib/core/data/fetch-file";
import { firstProblem } from "@/lib/core/result/result";
import {
  type AmountUnit,
  amountUnits,
  molesOf,
  readAmount,
  readPositive,
} from "@/lib/science/chemistry/amount";
import type { Balance } from "@/lib/science/chemistry/balance";
import type { Equation } from "@/lib/science/chemistry/equation";
import { reactionYield } from "@/lib/science/chemistry/stoichiometry";
import { type Chemistry, massOf } from "@/lib/science/chemistry/substance";
import { FigureTable } from "./figure-table";
import { FormulaView } from "./formula-view";
import { messages } from "./messages";
import { WEIGHTS } from "./use-chemistry";

export interface YieldProps {
  equation: Equation;
  solution: Balance;
  /** Undefined while it is loading. */
  chemistry: Chemistry | undefined;
  /** Molar masses of the substances, if they were computed before. */
  masses?: readonly number[] | undefined;
  /** Initial amounts of the reactants: "10 g Fe; 5 g O2". */
  amounts?: string | undefined;
  onAmounts: (amounts: string) => void;
}

interface EnteredAmount {
  text: string;
  unit: AmountUnit;
}

type EnteredAmounts = Readonly<Record<number, EnteredAmount>>;

/** Returns the name of a substance in plain characters: "H2" for H₂. */
const plainName = (text: string): string => text.normalize("NFKC").replaceAll("−", "-").replaceAll("^", "");

/** Reads the amounts of an address, as this page writes them. */
function amountsFrom(text: string, species: Equation["species"]): EnteredAmounts {
  return Object.fromEntries(
    text.split(";").flatMap((part) => {
      const [, amount = "", name = ""] = /^\s*(\S+ \S+) (\S+)\s*$/.exec(part) ?? [];
      const index = species.findIndex(
        (each) => each.side === "left" && plainName(each.text) === plainName(name),
      );
      const read = readAmount(amount);
      return index >= 0 && read.ok
        ? [[index, { text: String(read.value.value), unit: read.value.unit }] as const]
        : [];
    }),
  );
}

const formatAmounts = (amounts: EnteredAmounts, species: Equation["species"]): string =>
  Object.entries(amounts)
    .flatMap(([index, { text, unit }]) =>
      text.trim() === "" ? [] : [`${text.trim()} ${unit} ${plainName(species[Number(index)]?.text ?? "")}`],
    )
    .join("; ");

/** Displays the yield of the reactants: the limiting one, the products, the remainder. */
export function Yield({ equation: { species }, solution, chemistry, ...initial }: YieldProps) {
  const id = useId();
  const [masses, setMasses] = useState(initial.masses);
  const [problem, setProblem] = useState("");
  const [entered, setEntered] = useState(() => amountsFrom(initial.amounts ?? "", species));
  const [actual, setActual] = useState("");

  function enter(index: number, change: Partial<EnteredAmount>) {
    const next = { ...entered, [index]: { text: "", unit: "g" as const, ...entered[index], ...change } };
    setEntered(next);
    initial.onAmounts(formatAmounts(next, species));
  }

  useEffect(() => {
    if (!chemistry) return;
    let current = true;
    Promise.all(species.map(({ formula }) => massOf(formula, chemistry, loadFromServer))).then(
      (result) => {
        if (!current) return;
        const failure = result.find((each) => !each.ok);
        if (failure && !failure.ok) setProblem(firstProblem(failure).message);
        setMasses(result.map((each) => (each.ok ? each.value.value : 0)));
      },
      () => current && setProblem(messages.elementsNotLoaded),
    );
    return () => {
      current = false;
    };
  }, [species, chemistry]);

  if (problem) return <p className="mt-6 text-danger text-sm">{problem}</p>;
  if (!masses) return null;

  const reactants = species.flatMap((each, index) =>
    each.side === "left" && each.formula.atoms.size > 0 ? [{ ...each, index }] : [],
  );
  const readings = new Map(
    reactants.flatMap(({ index }) => {
      const text = entered[index]?.text.trim() ?? "";
      return text === "" ? [] : [[index, readPositive(text, "the amount")] as const];
    }),
  );
  const amounts = new Map(
    [...readings].flatMap(([index, reading]) =>
      reading.ok
        ? [
            [
              index,
              molesOf({ value: reading.value, unit: entered[index]?.unit ?? "g" }, masses[index] ?? 1),
            ] as const,
          ]
        : [],
    ),
  );
  const reacted = reactionYield(species, solution, amounts, masses);
  const products =
    reacted?.filter(({ index }) => species[index]?.side === "right" && species[index]?.formula.atoms.size) ??
    [];
  const limiting = reacted?.filter((each) => each.limiting) ?? [];
  const first = products[0];
  const actualAmount = actual.trim() === "" ? undefined : readPositive(actual, "the yield");

  const percentYield =
    first && actualAmount?.ok ? messages.yield(((actualAmount.value / first.mass) * 100).toFixed(1)) : "";

  return (
    <section aria-labelledby={`${id}-title`} className="mt-8 border-line border-t pt-5">
      <h2 id={`${id}-title`} className="text-lg">
        Limiting reactant and yield
      </h2>
      <p className="measure mt-1 text-muted text-sm">
        Enter the amounts you have. A reactant left blank is assumed to be in excess.
      </p>
      <div className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {reactants.map(({ index, formula, text }) => {
          const reading = readings.get(index);
          return (
            <div key={text}>
              <label htmlFor={`${id}-${index}`} className="mb-1 block font-medium text-sm">
                <FormulaView parts={formula.parts} />
              </label>
              <div className="flex">
                <AmountInput
                  id={`${id}-${index}`}
                  text={entered[index]?.text ?? ""}
                  problem={problemOf(reading)}
                  onChange={(text) => enter(index, { text })}
                  className="rounded-r-none"
                />
                <select
                  aria-label={`Unit of ${text}`}
                  value={entered[index]?.unit ?? "g"}
                  onChange={(event) => enter(index, { unit: event.target.value as AmountUnit })}
                  className={`${boxStyle} min-h-11 w-auto rounded-l-none border-l-0 py-2 text-base`}
                >
                  {amountUnits.map((each) => (
                    <option key={each.id} value={each.id}>
                      {each.label}
                    </option>
                  ))}
                </select>
              </div>
              <AmountMessage id={`${id}-${index}-message`} problem={problemOf(reading)} />
            </div>
          );
        })}
      </div>
      {reacted && (
        <div className="mt-5">
          {limiting.length > 0 && (
            <p className="font-semibold text-xl">
              Limiting: {limiting.map(({ index }) => species[index]?.text).join(" and ")}
            </p>
          )}
          <div className="mt-2">
            <FigureTable
              label="Amounts"
              heads={["Substance", "mol", "g", "Remaining (g)"]}
              rows={reacted.map(({ index, moles, mass, left }) => ({
                id: String(index),
                head: (
                  <>
                    <FormulaView parts={species[index]?.formula.parts ?? []} />{" "}
                    <span className="text-muted">
                      {species[index]?.side === "left" ? "consumed" : "formed"}
                    </span>
                  </>
                ),
                cells: [
                  significant(moles),
                  significant(mass),
                  left === undefined ? "" : significant(left * (masses[index] ?? 0)),
                ],
              }))}
            />
          </div>
          <div className="mt-2">
            <Sealed seal="measured" source={WEIGHTS} />
          </div>
          {first && (
            <div className="mt-4">
              <label htmlFor={`${id}-actual`} className="mb-1 block font-medium text-sm">
                {messages.actualYield(species[first.index]?.text ?? "")}
              </label>
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <AmountInput
                  id={`${id}-actual`}
                  text={actual}
                  problem={problemOf(actualAmount)}
                  onChange={setActual}
                  className="max-w-48"
                />
                <output aria-live="off" className="tabular font-semibold text-lg">
                  {percentYield}
                </output>
              </div>
              <AmountMessage id={`${id}-actual-message`} problem={problemOf(actualAmount)} />
              <Announcement text={percentYield} />
              {actualAmount?.ok && actualAmount.value > first.mass && (
                <p className="mt-1 text-sm text-warning">
                  More than the theoretical yield: the product is impure or not dry, or an amount is wrong.
                </p>
              )}
            </div>
          )}
        </div>
      )}
    </section>
  );
}

const problemOf = (reading: ReturnType<typeof readPositive> | undefined): string | undefined =>
  reading && !reading.ok ? firstProblem(reading).message : undefined;

interface AmountInputProps {
  id: string;
  text: string;
  problem: string | undefined;
  onChange: (text: string) => void;
  className: string;
}

/** Field of an amount, invalid once its entry is complete. */
function AmountInput({ id, text, problem, onChange, className }: AmountInputProps) {
  return (
    <input
      id={id}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      value={text}
      aria-invalid={useSettledProblem(problem) !== undefined}
      aria-describedby={`${id}-message`}
      onChange={(event) => onChange(event.target.value)}
      className={`${boxStyle} tabular min-h-11 py-2 text-base ${className}`}
    />
  );
}

interface AmountMessageProps {
  id: string;
  problem: string | undefined;
}

/** Problem of an amount, once its entry is complete. */
function AmountMessage({ id, problem }: AmountMessageProps) {
  const settled = useSettledProblem(problem);
  return (
    <p id={id} className="text-danger text-sm">
      {settled}
    </p>
  );
}
