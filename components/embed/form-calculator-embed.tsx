import { FormCalculator } from "@/components/calculator/form/form-calculator";
import { UnitsLink } from "@/components/calculator/units-link";
import { formulaFonts } from "@/components/formula/fonts";
import { PlainForm } from "@/components/plain/plain-form";
import { PlainNotice } from "@/components/plain/plain-notice";
import { calculatorPath } from "@/lib/catalog/calculators";
import { embedPath } from "@/lib/catalog/embeds";
import type { PlainPage } from "@/lib/faces/plain/plain-page";
import type { FormCalculator as Declaration } from "@/lib/kit/calculator/define";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import { UNITS_NAME } from "@/lib/run/address/names";
import { hasUnitSystems } from "@/lib/run/address/unit-variants";
import { calculatorView } from "@/lib/run/calculator-view";
import { CalculatorEmbed } from "./calculator-embed";

interface FormCalculatorEmbedProps {
  calculator: Declaration;
  system: UnitSystem;
  /** Form and answer for the inputs of the address, for browsers without script. */
  plain?: PlainPage;
}

/** A calculator with the generic form, in a frame on another site. */
export async function FormCalculatorEmbed({ calculator, system, plain }: FormCalculatorEmbedProps) {
  const path = embedPath(calculator);
  return (
    <CalculatorEmbed calculator={calculator}>
      {/* Keeps the figure visible in a frame of the snippet's height. */}
      <div className="p-4 embed-low:p-2 embed-low:[&_.primary]:sticky embed-low:[&_.primary]:top-0 embed-low:[&_.primary]:z-10 embed-low:[&_output]:text-2xl">
        {plain ? (
          <PlainForm path={path} page={plain} />
        ) : (
          <PlainNotice path={path} start={{ [UNITS_NAME]: system }} />
        )}
        {hasUnitSystems(calculator) && <UnitsLink system={system} />}
        <div className={`${formulaFonts} ${plain ? "script-only" : ""}`}>
          <FormCalculator
            view={await calculatorView(calculator, undefined, system)}
            sources={`${calculatorPath(calculator)}#sources`}
            {...(plain && { problems: plain.problems })}
          />
        </div>
      </div>
    </CalculatorEmbed>
  );
}
