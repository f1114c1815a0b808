import { PlainForm } from "@/components/plain/plain-form";
import { PlainNotice } from "@/components/plain/plain-notice";
import type { FormCalculator as Declaration } from "@/lib/calculators/define";
import { calculatorPath } from "@/lib/catalog/calculators";
import { UNITS_NAME } from "@/lib/faces/address/names";
import { hasQuantities } from "@/lib/faces/address/unit-variants";
import { calculatorView } from "@/lib/faces/page/calculator-view";
import { workedExamples } from "@/lib/faces/page/worked-examples";
import type { PlainPage } from "@/lib/faces/plain/plain-page";
import type { UnitSystem } from "@/lib/quantities/systems";
import { CalculatorPage } from "./calculator-page";
import { FormCalculator } from "./form/form-calculator";
import { FormCalculatorNotes } from "./form-calculator-notes";
import { Presets } from "./presets";
import { UnitsLink } from "./units-link";

interface FormCalculatorPageProps {
  calculator: Declaration;
  system: UnitSystem;
  /** Answer to the address for browsers without script; the static page only links to it. */
  plain?: PlainPage;
}

/** The page of a calculator with the generic form. */
export async function FormCalculatorPage({ calculator, system, plain }: FormCalculatorPageProps) {
  const path = calculatorPath(calculator);
  return (
    <CalculatorPage calculator={calculator}>
      {plain ? (
        <PlainForm path={path} page={plain} />
      ) : (
        <PlainNotice path={path} start={{ [UNITS_NAME]: system }} />
      )}
      {hasQuantities(calculator) && <UnitsLink system={system} />}
      <div className={plain && "script-only"}>
        <Presets calculator={calculator} system={system} />
        <FormCalculator
          view={await calculatorView(calculator, undefined, system)}
          {...(plain && { problems: plain.problems })}
        />
      </div>
      <FormCalculatorNotes calculator={calculator} examples={await workedExamples(calculator)} />
    </CalculatorPage>
  );
}
