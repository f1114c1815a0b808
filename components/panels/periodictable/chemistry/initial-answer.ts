import type { Balanced, Equation } from "@/lib/science/chemistry/equation";
import type { MolarMass } from "@/lib/science/chemistry/molar-mass";
import type { Substance } from "@/lib/science/chemistry/substance";

/** Answer to a job’s request, computed when the page was built. */
export interface InitialAnswer {
  substance?: { of: Substance; mass: MolarMass } | undefined;
  reaction?: { equation: Equation; balanced: Balanced; masses: readonly number[] } | undefined;
}
