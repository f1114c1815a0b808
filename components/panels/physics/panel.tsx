import { formulaFonts } from "@/components/formula/fonts";
import { FIRST_FORMULA } from "@/lib/calculators/physics/formulas";
import { startOf } from "@/lib/calculators/physics/start";
import { physicsView } from "@/lib/calculators/physics/view";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import { AllFormulas } from "./all-formulas";
import { PhysicsCalculator } from "./calculator";
import { Constants } from "./constants";

export default function PhysicsPanel({ system }: { system: UnitSystem }) {
  const view = physicsView(FIRST_FORMULA);
  if (!view) throw new RangeError(`There is no formula ${FIRST_FORMULA}`);
  return (
    <div className={`${formulaFonts} embed:p-4 embed-low:p-2`}>
      <PhysicsCalculator start={startOf(view, system)}>
        <Constants />
        <AllFormulas />
      </PhysicsCalculator>
    </div>
  );
}
