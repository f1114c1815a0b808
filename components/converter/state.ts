import type { ConverterState } from "@/lib/run/address/converter-state";

export type ConverterAction =
  /** Entered value, or the one that follows from an entered result; `unit` is the one in the text. */
  | { type: "value"; text: string; unit?: string | undefined }
  | { type: "result"; text: string; unit: string }
  | { type: "from" | "to"; unit: string }
  | { type: "parameter"; id: string; text: string }
  | { type: "digits"; digits: string }
  | { type: "swap"; result: string | undefined }
  | { type: "replace"; state: ConverterState };

export function reduce(state: ConverterState, action: ConverterAction): ConverterState {
  switch (action.type) {
    case "value":
      return { ...withFrom(state, action.unit ?? state.from), text: action.text };
    case "result":
      return { ...withTo(state, action.unit), text: action.text };
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

/**
 * Sets one unit; if it equals the other side's, the other side takes the previous unit: feet to feet is not a
 * conversion.
 */
const withFrom = (state: ConverterState, from: string): ConverterState =>
  from === state.from ? state : { ...state, from, to: from === state.to ? state.from : state.to };

/** Sets the other unit; see `withFrom`. */
export const withTo = (state: ConverterState, to: string): ConverterState =>
  to === state.to ? state : { ...state, to, from: to === state.from ? state.to : state.from };
