import type { ConverterState } from "@/lib/run/address/converter-state";

export type ConverterAction =
  /** Entered value, or the one that follows from an entered result; `units` are those that the text sets. */
  | { type: "value"; text: string; units?: Units | undefined }
  | { type: "from" | "to"; unit: string }
  | { type: "parameter"; id: string; text: string }
  | { type: "digits"; digits: string }
  | { type: "swap"; result: string | undefined }
  | { type: "replace"; state: ConverterState };

export function reduce(state: ConverterState, action: ConverterAction): ConverterState {
  switch (action.type) {
    case "value":
      return { ...state, ...action.units, text: action.text };
    case "from":
      return withFrom(state, action.unit);
    case "to":
      return { ...state, to: action.unit };
    case "parameter":
      return { ...state, parameters: { ...state.parameters, [action.id]: action.text } };
    case "digits":
      return { ...state, digits: action.digits };
    case "swap":
      return { ...state, from: state.to, to: state.from, text: action.result ?? state.text };
    case "replace":
      return action.state;
  }
}

/** Units of both sides. */
export type Units = Pick<ConverterState, "from" | "to">;

/**
 * Sets one unit; if it equals the other side's, the other side takes the previous unit: feet to feet is not a
 * conversion.
 */
const withFrom = <U extends Units>(units: U, from: string): U =>
  from === units.from ? units : { ...units, from, to: from === units.to ? units.from : units.to };

const withTo = <U extends Units>(units: U, to: string): U =>
  to === units.to ? units : { ...units, to, from: to === units.from ? units.to : units.from };

/** Sets the unit of a side; see `withFrom`. */
export const withUnitOf = (side: "from" | "to", { from, to }: Units, unit: string): Units =>
  side === "from" ? withFrom({ from, to }, unit) : withTo({ from, to }, unit);
