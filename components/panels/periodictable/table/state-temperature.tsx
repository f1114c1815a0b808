"use client";

import { useId, useState } from "react";
import { boxStyle, Field } from "@/components/ui/field";
import { useSettledProblem } from "@/components/ui/input-pause";
import { padKeys } from "@/components/ui/pad-keys";
import { Slider } from "@/components/ui/slider";
import { HIGHEST_TEMPERATURE } from "@/lib/science/chemistry/state";
import { ZERO_CELSIUS } from "@/lib/units/constants";
import { messages } from "./messages";

type Unit = "K" | "°C" | "°F";
const UNITS: readonly Unit[] = ["K", "°C", "°F"];

const toKelvin: Readonly<Record<Unit, (value: number) => number>> = {
  K: (value) => value,
  "°C": (value) => value + ZERO_CELSIUS,
  "°F": (value) => ((value - 32) * 5) / 9 + ZERO_CELSIUS,
};
const fromKelvin: Readonly<Record<Unit, (kelvin: number) => number>> = {
  K: (kelvin) => kelvin,
  "°C": (kelvin) => kelvin - ZERO_CELSIUS,
  "°F": (kelvin) => ((kelvin - ZERO_CELSIUS) * 9) / 5 + 32,
};
/** Removes the binary rounding error of decimal table values. */
const exact = (value: number): number => Math.round(value * 1e6) / 1e6;
const formatRounded = (value: number): string => String(Math.round(value * 100) / 100);

interface StateTemperatureProps {
  kelvin: number;
  onKelvin: (kelvin: number) => void;
}

/** Temperature from 0 to 6000 K, entered in K, °C or °F, or by slider. */
export function StateTemperature({ kelvin, onKelvin }: StateTemperatureProps) {
  const id = useId();
  const [unit, setUnit] = useState<Unit>("°C");
  const [entered, setEntered] = useState(() => formatRounded(fromKelvin["°C"](kelvin)));
  const [problem, setProblem] = useState("");
  const settled = useSettledProblem(problem || undefined);

  function type(text: string, from: Unit) {
    setEntered(text);
    const plain = text
      .trim()
      .replace("−", "-")
      .replace(/^([+-]?\d+),(\d+)$/, "$1.$2");
    if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) || plain.length > 12) {
      setProblem(plain === "" ? messages.empty : messages.notNumber);
      return;
    }
    const value = exact(toKelvin[from](Number(plain)));
    if (value < 0) setProblem(messages.belowZero);
    else if (value > HIGHEST_TEMPERATURE) setProblem(messages.tooHigh);
    else {
      setProblem("");
      onKelvin(value);
    }
  }

  function change(next: Unit) {
    setUnit(next);
    setEntered(formatRounded(fromKelvin[next](kelvin)));
    setProblem("");
  }

  return (
    <div className="grid gap-3 sm:grid-cols-[16rem_1fr] sm:items-start">
      <Field id={id} label="Temperature" message={settled ?? ""} wrong={settled !== undefined}>
        <div className="flex">
          <input
            id={id}
            {...padKeys(["−"])}
            autoComplete="off"
            value={entered}
            maxLength={20}
            aria-invalid={settled !== undefined}
            aria-describedby={`${id}-message`}
            onChange={(event) => type(event.target.value, unit)}
            className={`${boxStyle} tabular min-h-11 rounded-r-none py-2 text-base`}
          />
          <select
            aria-label="Unit of temperature"
            value={unit}
            onChange={(event) => change(event.target.value as Unit)}
            className={`${boxStyle} min-h-11 w-auto rounded-l-none border-l-0 py-2 text-base`}
          >
            {UNITS.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </div>
      </Field>
      <div className="sm:pt-6">
        <Slider
          label="Temperature in kelvins"
          hidden
          min={0}
          max={HIGHEST_TEMPERATURE}
          step={5}
          value={Math.round(kelvin)}
          text={`${Math.round(kelvin)} K`}
          onChange={(next) => {
            onKelvin(next);
            setEntered(formatRounded(fromKelvin[unit](next)));
            setProblem("");
          }}
        />
      </div>
    </div>
  );
}
