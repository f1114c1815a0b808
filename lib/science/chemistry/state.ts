import { ZERO_CELSIUS } from "../../units/constants.ts";
import { displayText } from "../../units/figures.ts";
import type { ElementProperties } from "./element.ts";

/** State at 1 atm; two exactly at a transition. */
export type State =
  | "solid"
  | "liquid"
  | "gas"
  | "solid or liquid"
  | "liquid or gas"
  | "solid or gas"
  | "unknown";

type Points = Pick<ElementProperties, "melting" | "boiling" | "sublimes" | "phaseNote">;

/** Returns true for helium, which is liquid down to absolute zero at 1 atm, so it has no melting point. */
const staysLiquid = ({ melting, sublimes, phaseNote }: Points): boolean =>
  melting === null && !sublimes && phaseNote !== undefined;

/** Returns the state of an element at `kelvin` and 1 atm; unknown if its transition points are. */
export function stateAt(element: Points, kelvin: number): State {
  const melting = element.melting === null ? undefined : Number(element.melting);
  const boiling = element.boiling === null ? undefined : Number(element.boiling);
  if (element.sublimes) {
    if (boiling === undefined) return "unknown";
    return kelvin < boiling ? "solid" : kelvin > boiling ? "gas" : "solid or gas";
  }
  if (boiling !== undefined && kelvin >= boiling) return kelvin > boiling ? "gas" : "liquid or gas";
  if (melting !== undefined) {
    if (kelvin < melting) return "solid";
    if (kelvin === melting) return "solid or liquid";
    return boiling === undefined ? "unknown" : "liquid";
  }
  return boiling !== undefined && staysLiquid(element) ? "liquid" : "unknown";
}

/** 25 °C, the usual reference temperature, K. */
export const ROOM_TEMPERATURE = 298.15;
export const HIGHEST_TEMPERATURE = 6000;

/**
 * Formats a temperature in K as its source prints it, in K, °C and °F. One of whole °C (1811.15 K) has no decimals in °C and
 * °F; in K it keeps those of the source.
 */
export function temperatureTexts(kelvin: string): { kelvin: string; celsius: string; fahrenheit: string } {
  const decimals = kelvin.endsWith(".15") ? 0 : (kelvin.split(".")[1]?.length ?? 0);
  const celsius = celsiusOf(kelvin);
  return {
    kelvin: displayText(kelvin),
    celsius: plain(celsius, decimals),
    fahrenheit: plain((celsius * 9) / 5 + 32, decimals === 0 ? 0 : Math.max(decimals - 1, 1)),
  };
}

/** Converts a temperature in K as its source prints it to °C, without the noise of the subtraction. */
export const celsiusOf = (kelvin: string): number => Math.round((Number(kelvin) - ZERO_CELSIUS) * 1e4) / 1e4;

const plain = (value: number, decimals: number): string => {
  const rounded = (Math.round(Number(`${value}e${decimals}`)) / 10 ** decimals).toFixed(decimals);
  return displayText(rounded.replace(/^-0(?=\.?0*$)/, "0"));
};
