"use client";

import { useId, useState } from "react";
import { useAddressInputs } from "@/components/calculator/use-address-inputs";
import { Sealed } from "@/components/page/seal";
import { Announcement, useChangedText } from "@/components/ui/announcement";
import { ChoiceField } from "@/components/ui/choice";
import { boxStyle, Field } from "@/components/ui/field";
import { useSettledProblem } from "@/components/ui/input-pause";
import type { ChemistryRequest } from "@/lib/calculators/periodictable/address";
import { sealOfSignificant, significant } from "@/lib/calculators/periodictable/operations/outcome";
import { firstProblem } from "@/lib/core/result/result";
import { readPositive } from "@/lib/science/chemistry/amount";
import {
  concentrationUnits,
  DILUTION_FIELDS,
  type DilutionField,
  dilute,
  isUnitNamed,
  quantityParts,
  volumeUnits,
} from "@/lib/science/chemistry/dilution";
import { messages } from "./messages";

const LABELS: Readonly<Record<DilutionField, string>> = {
  concentration: "Initial concentration C₁",
  volume: "Initial volume V₁",
  finalConcentration: "Final concentration C₂",
  finalVolume: "Final volume V₂",
};
const isVolume = (field: DilutionField): boolean => field === "volume" || field === "finalVolume";
const SOUGHT = DILUTION_FIELDS.map((id) => ({ id, label: LABELS[id] }));

interface Unit {
  id: string;
  label: string;
  factor: number;
  kind?: string;
}
const unitsOf = (field: DilutionField): readonly Unit[] =>
  isVolume(field) ? volumeUnits : concentrationUnits;

type Texts = Readonly<Record<DilutionField, string>>;
const START: Texts = { concentration: "2", volume: "", finalConcentration: "0.5", finalVolume: "100" };
const START_UNITS: Texts = { concentration: "M", volume: "mL", finalConcentration: "M", finalVolume: "mL" };

/** Splits "2 M" of an address into a number and a unit. */
function askedTexts(request: ChemistryRequest): { texts: Texts; units: Texts; sought: DilutionField } {
  const givenFields = DILUTION_FIELDS.filter((field) => request[field] !== undefined);
  if (givenFields.length !== 3) return { texts: START, units: START_UNITS, sought: "volume" };
  const texts = { ...START, concentration: "", volume: "", finalConcentration: "", finalVolume: "" };
  const units = { ...START_UNITS };
  for (const field of givenFields) {
    const { number, unit: name } = quantityParts(request[field] ?? "");
    texts[field] = number;
    units[field] = unitsOf(field).find((unit) => isUnitNamed(unit, name))?.id ?? units[field];
  }
  return { texts, units, sought: DILUTION_FIELDS.find((field) => !givenFields.includes(field)) ?? "volume" };
}

/** Solves C₁ · V₁ = C₂ · V₂ for one of the four. */
export function Dilution({ request, isPage }: { request: ChemistryRequest; isPage?: true }) {
  const id = useId();
  const [start] = useState(() => askedTexts(request));
  const [sought, setSought] = useState(start.sought);
  const [texts, setTexts] = useState(start.texts);
  const [units, setUnits] = useState(start.units);

  const unitOf = (field: DilutionField): Unit | undefined =>
    unitsOf(field).find((unit) => unit.id === units[field]);
  useAddressInputs(
    isPage &&
      Object.fromEntries(
        DILUTION_FIELDS.filter((field) => field !== sought).map((field) => [
          field,
          `${texts[field]} ${unitOf(field)?.label ?? ""}`,
        ]),
      ),
  );
  const readings = Object.fromEntries(
    DILUTION_FIELDS.filter((field) => field !== sought).map((field) => [
      field,
      readPositive(texts[field], LABELS[field].slice(0, -3).toLowerCase()),
    ]),
  );
  const isMixed = unitOf("concentration")?.kind !== unitOf("finalConcentration")?.kind;
  const values = Object.fromEntries(
    Object.entries(readings).flatMap(([field, reading]) =>
      reading.ok ? [[field, reading.value * (unitOf(field as DilutionField)?.factor ?? 1)]] : [],
    ),
  );
  const isComplete = Object.values(readings).every(({ ok }) => ok);
  const result = isComplete && !isMixed ? dilute(values) : undefined;
  const dilution = result?.ok ? result.value : undefined;
  const displayedValue = dilution && dilution.values[sought] / (unitOf(sought)?.factor ?? 1);
  const volume = unitOf("finalVolume");
  const formatVolume = (value: number) => significant(value / (volume?.factor ?? 1));
  const problem = isMixed ? messages.mixedUnits : result && !result.ok ? firstProblem(result).message : "";

  const problemOf = (field: DilutionField) => {
    const reading = readings[field];
    return reading && !reading.ok ? firstProblem(reading).message : undefined;
  };
  const settled: Readonly<Record<DilutionField, string | undefined>> = {
    concentration: useSettledProblem(problemOf("concentration")),
    volume: useSettledProblem(problemOf("volume")),
    finalConcentration: useSettledProblem(problemOf("finalConcentration")),
    finalVolume: useSettledProblem(problemOf("finalVolume")),
  };
  const announcement = useChangedText(
    dilution && displayedValue !== undefined
      ? messages.result({
          quantity: LABELS[sought],
          value: significant(displayedValue),
          unit: unitOf(sought)?.label ?? "",
        })
      : (DILUTION_FIELDS.map(problemOf).find((each) => each !== undefined) ?? problem),
  );

  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <div className="space-y-4">
        <ChoiceField
          label="Calculate"
          options={SOUGHT}
          value={sought}
          onChange={(field) => {
            if (displayedValue !== undefined)
              setTexts((before) => ({ ...before, [sought]: String(Number(displayedValue.toPrecision(6))) }));
            setSought(field as DilutionField);
          }}
        />
        {DILUTION_FIELDS.map((field) => {
          const wrong = settled[field] !== undefined;
          const isSought = field === sought;
          return (
            <Field
              key={field}
              id={`${id}-${field}`}
              label={isSought ? messages.unitOfResult(LABELS[field]) : LABELS[field]}
              message={settled[field] ?? ""}
              wrong={wrong}
            >
              <div className="flex">
                {!isSought && (
                  <input
                    id={`${id}-${field}`}
                    inputMode="decimal"
                    autoComplete="off"
                    maxLength={40}
                    value={texts[field]}
                    aria-invalid={wrong}
                    aria-describedby={`${id}-${field}-message`}
                    onChange={(event) => setTexts((before) => ({ ...before, [field]: event.target.value }))}
                    className={`${boxStyle} tabular min-h-11 rounded-r-none py-2 text-base`}
                  />
                )}
                <select
                  id={isSought ? `${id}-${field}` : undefined}
                  aria-label={isSought ? undefined : `Unit of ${LABELS[field].slice(0, -3).toLowerCase()}`}
                  value={units[field]}
                  onChange={(event) => setUnits((before) => ({ ...before, [field]: event.target.value }))}
                  className={`${boxStyle} min-h-11 py-2 text-base ${isSought ? "" : "w-auto rounded-l-none border-l-0"}`}
                >
                  {unitsOf(field).map((unit) => (
                    <option key={unit.id} value={unit.id}>
                      {unit.label}
                    </option>
                  ))}
                </select>
              </div>
            </Field>
          );
        })}
      </div>
      <div>
        {problem && <p className="text-danger text-sm">{problem}</p>}
        {dilution && displayedValue !== undefined && (
          <>
            <p className="text-muted text-sm">{LABELS[sought]}</p>
            <p className="tabular mt-1 font-semibold text-4xl leading-tight">
              {significant(displayedValue)}{" "}
              <span className="font-normal text-muted text-xl">{unitOf(sought)?.label}</span>
            </p>
            <Sealed
              seal={sealOfSignificant(displayedValue)}
              source="OpenStax, Chemistry 2e: dilution of solutions"
            />
            <p className="tabular mt-4 leading-relaxed">
              {messages.dilute({
                stock: formatVolume(dilution.values.volume),
                final: formatVolume(dilution.values.finalVolume),
                unit: volume?.label ?? "",
              })}
            </p>
            <p className="tabular mt-1 text-muted text-sm">
              {messages.solvent({ volume: formatVolume(dilution.solvent), unit: volume?.label ?? "" })}
            </p>
            <p className="mt-4 text-muted text-sm">C₁ · V₁ = C₂ · V₂: the amount of solute stays the same.</p>
          </>
        )}
        <Announcement text={announcement} />
      </div>
    </div>
  );
}
