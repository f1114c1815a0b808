import { formulaFonts } from "@/components/formula/fonts";
import { startOf } from "@/lib/calculators/physics/start";
import { physicsView } from "@/lib/calculators/physics/view";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import { MoreFormulas } from "./all-formulas";
import { PhysicsCalculator } from "./calculator";
import { FormulaNotes } from "./formula-notes";

export function Entry({ slug, system }: { slug: string; system: UnitSystem }) {
  const view = physicsView(slug);
  if (!view) return null;
  return (
    <div className={formulaFonts}>
      <PhysicsCalculator start={startOf(view, system)} isOwnPage>
        <FormulaNotes id={slug} />
        <MoreFormulas id={slug} />
      </PhysicsCalculator>
    </div>
  );
}
