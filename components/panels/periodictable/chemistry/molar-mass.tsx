"use client";

import { useEffect, useId, useState } from "react";
import { useAddressInputs } from "@/components/calculator/use-address-inputs";
import { Sealed } from "@/components/page/seal";
import { Announcement, useChangedText } from "@/components/ui/announcement";
import { boxStyle, Field } from "@/components/ui/field";
import { useSettledProblem } from "@/components/ui/input-pause";
import type { ChemistryRequest } from "@/lib/calculators/periodictable/address";
import { significant } from "@/lib/calculators/periodictable/operations/outcome";
import { loadFromServer } from "@/lib/core/data/fetch-file";
import { failure, firstProblem, type Result, success } from "@/lib/core/result/result";
import {
  type AmountUnit,
  amountUnits,
  molesOf,
  readAmount,
  readPositive,
} from "@/lib/science/chemistry/amount";
import { formulaText, MAX_FORMULA_LENGTH } from "@/lib/science/chemistry/formula";
import {
  AVOGADRO,
  decimalsOf,
  empirical,
  type MolarMass as Mass,
  massText,
} from "@/lib/science/chemistry/molar-mass";
import { massOf, readSubstance, type Substance } from "@/lib/science/chemistry/substance";
import { Examples, TextButton } from "./examples";
import { FigureTable } from "./figure-table";
import { FormulaInput } from "./formula-input";
import { FormulaView } from "./formula-view";
import type { InitialAnswer } from "./initial-answer";
import { messages } from "./messages";
import { useChemistry, WEIGHTS } from "./use-chemistry";

const EXAMPLES = ["glucose", "Ca(OH)2·2H2O", "[Fe(CN)6]4-", "D2O", "CuSO4·5H2O"];

interface MolarMassProps {
  request: ChemistryRequest;
  /** True on the page of a job, whose address has the inputs. */
  isPage?: true;
  /** Answer to the request, if it was computed before. */
  initial?: InitialAnswer["substance"];
}

/** Molar mass of a formula with its composition, and grams, moles and particles of an amount. */
export function MolarMass({ request, isPage, initial }: MolarMassProps) {
  const { chemistry, failed } = useChemistry();
  const [text, setText] = useState(request.formula ?? "C6H12O6");
  const [amount, setAmount] = useState(request.amount);
  const [mass, setMass] = useState<Result<{ of: Substance; mass: Mass }> | undefined>(
    initial && success(initial),
  );
  const reading = chemistry && readSubstance(text, chemistry);

  useEffect(() => {
    if (request.formula !== undefined) setText(request.formula);
  }, [request.formula]);

  useEffect(() => {
    const read = chemistry && readSubstance(text, chemistry);
    if (!chemistry || !read?.ok) return;
    let current = true;
    massOf(read.value.formula, chemistry, loadFromServer).then(
      (result) => current && setMass(result.ok ? success({ of: read.value, mass: result.value }) : result),
      () => current && setMass(failure("", messages.elementsNotLoaded)),
    );
    return () => {
      current = false;
    };
  }, [chemistry, text]);

  useAddressInputs(isPage && { formula: text, ...(amount !== undefined && { amount }) });

  const rejection = reading && !reading.ok ? reading : undefined;
  const problem = rejection && firstProblem(rejection);
  const message = failed
    ? messages.elementsNotLoaded
    : (problem?.message ?? (mass && !mass.ok ? firstProblem(mass).message : ""));
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr]">
      <div className="min-w-0">
        <FormulaInput
          label="Formula or name"
          text={text}
          maxLength={MAX_FORMULA_LENGTH}
          message={message}
          column={problem?.column}
          onChange={setText}
        />
        {rejection && rejection.suggestions.length > 0 && (
          <p className="mt-2 flex flex-wrap gap-2">
            {rejection.suggestions.map((suggestion) => (
              <TextButton key={suggestion} text={suggestion} onChoose={setText} />
            ))}
          </p>
        )}
        <Examples texts={EXAMPLES} onChoose={setText} />
      </div>
      {mass?.ok && !rejection ? (
        <SubstanceMass
          substance={mass.value.of}
          mass={mass.value.mass}
          amount={request.amount}
          onAmount={setAmount}
        />
      ) : (
        <div className="min-h-96 lg:col-start-2 lg:row-span-2 lg:row-start-1" />
      )}
      <p className="measure text-muted text-sm leading-relaxed">
        Case matters: Co is cobalt, CO carbon monoxide. Write hydrates with a dot (CuSO4·5H2O or CuSO4.5H2O),
        charges as ^2- or after a space, isotopes as D or [13C].
      </p>
    </div>
  );
}

interface SubstanceMassProps {
  substance: Substance;
  mass: Mass;
  amount: string | undefined;
  onAmount: (amount: string) => void;
}

function SubstanceMass({ substance, mass, amount, onAmount }: SubstanceMassProps) {
  const { value, uncertainty } = massText(mass);
  const announcement = useChangedText(messages.molarMass(value));
  const simple = empirical(substance.formula.atoms);
  return (
    <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <p className="text-muted text-sm">
        Molar mass of {substance.name && `${substance.name}, `}
        <FormulaView parts={substance.formula.parts} />
      </p>
      <Announcement text={announcement} />
      <p className="numeral mt-1 font-semibold text-4xl leading-tight">
        {value} <span className="numeral-unit">g/mol</span>
      </p>
      <Sealed seal="measured" source={WEIGHTS} />
      <p className="tabular mt-1 text-muted text-sm">
        {mass.standardUncertainty > 0
          ? messages.uncertainty({ standard: uncertainty, bound: mass.bound.toFixed(decimalsOf(mass)) })
          : messages.noUncertainty}
      </p>
      {substance.formula.otherReading && (
        <p className="measure mt-2 text-sm leading-relaxed">{substance.formula.otherReading}</p>
      )}
      {mass.nominal.length > 0 && (
        <p className="mt-2 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
          {messages.noStandardWeight(mass.nominal.join(", "))}
        </p>
      )}
      <div className="mt-5">
        <FigureTable
          label="Composition"
          heads={["Element", "Count", "g/mol", "By mass"]}
          rows={mass.shares.map(({ atom, name, count, mass: grams, share }) => ({
            id: atom,
            head: (
              <>
                <span className="font-medium">{atom}</span>{" "}
                <span className="text-muted max-sm:hidden">{name}</span>
              </>
            ),
            cells: [String(count), grams.toFixed(3), `${(share * 100).toFixed(2)}%`],
          }))}
        />
      </div>
      {simple && mass.shares.length > 1 && (
        <p className="mt-3 text-muted text-sm">{messages.simplestFormula(hill(mass, simple))}</p>
      )}
      <Amounts
        key={formulaText(substance.formula)}
        mass={mass}
        amountText={amount}
        onChange={(value, unit) => onAmount(`${value} ${unit}`)}
      />
    </div>
  );
}

const hill = (mass: Mass, simple: ReadonlyMap<string, number>): string =>
  mass.shares
    .map(({ atom }) => {
      const count = simple.get(atom) ?? 1;
      return `${/^\d/.test(atom) ? `[${atom}]` : atom}${count === 1 ? "" : count}`;
    })
    .join("");

interface AmountsProps {
  mass: Mass;
  amountText: string | undefined;
  onChange: (value: string, unit: AmountUnit) => void;
}

function Amounts({ mass, amountText, onChange }: AmountsProps) {
  const id = useId();
  const read = amountText === undefined ? undefined : readAmount(amountText);
  const [text, setText] = useState(read?.ok ? String(read.value.value) : "10");
  const [unit, setUnit] = useState<AmountUnit>(read?.ok ? read.value.unit : "g");
  const value = readPositive(text, "the amount");
  const problem = useSettledProblem(value.ok ? undefined : firstProblem(value).message);
  const change = (nextText: string, nextUnit: AmountUnit) => {
    setText(nextText);
    setUnit(nextUnit);
    onChange(nextText, nextUnit);
  };
  const moles = value.ok ? molesOf({ value: value.value, unit }, mass.value) : undefined;
  return (
    <div className="mt-6 border-line border-t pt-4">
      <Field id={id} label="Amount" message={problem ?? ""} wrong={problem !== undefined}>
        <div className="flex max-w-xs">
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            maxLength={40}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-message`}
            onChange={(event) => change(event.target.value, unit)}
            className={`${boxStyle} tabular min-h-11 rounded-r-none py-2 text-base`}
          />
          <select
            aria-label="Unit of the amount"
            value={unit}
            onChange={(event) => change(text, event.target.value as AmountUnit)}
            className={`${boxStyle} min-h-11 w-auto rounded-l-none border-l-0 py-2 text-base`}
          >
            {amountUnits.map((each) => (
              <option key={each.id} value={each.id}>
                {each.label}
              </option>
            ))}
          </select>
        </div>
      </Field>
      {moles !== undefined && (
        <>
          <dl className="tabular mt-3 grid grid-cols-1 gap-x-6 sm:grid-cols-3">
            <Figure label="Mass" text={significant(moles * mass.value)} unit="g" />
            <Figure label="Amount of substance" text={significant(moles)} unit="mol" />
            <Figure label="Particles" text={significant(moles * AVOGADRO)} unit="" />
          </dl>
          <Sealed seal="measured" source={WEIGHTS} />
        </>
      )}
    </div>
  );
}

const Figure = ({ label, text, unit }: { label: string; text: string; unit: string }) => (
  <div className="py-1.5">
    <dt className="text-muted text-sm">{label}</dt>
    <dd className="font-semibold text-lg">
      {text} <span className="font-normal text-muted text-sm">{unit}</span>
    </dd>
  </div>
);
