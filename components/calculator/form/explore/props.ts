import type { CalculatorView } from "@/lib/run/calculator-view";
import type { InputContext } from "@/lib/run/format/scenario-text";
import type { CalculatorModel } from "../use-calculator";

export interface ExploreProps {
  view: CalculatorView;
  model: CalculatorModel;
  context: InputContext;
}

export interface Place {
  path: string;
  element: HTMLElement;
}
