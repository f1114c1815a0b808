import { formulaFonts } from "@/components/formula/fonts";
import { CitationList } from "@/components/page/cited-sources";
import { VerifiedCasesLink } from "@/components/page/verified-cases-link";
import { PlainForm } from "@/components/plain/plain-form";
import { PlainNotice } from "@/components/plain/plain-notice";
import { calculatorPath } from "@/lib/catalog/calculators";
import { pageSources } from "@/lib/faces/page/job-sources";
import { workedExamples } from "@/lib/faces/page/worked-examples";
import type { PlainPage } from "@/lib/faces/plain/plain-page";
import type { FormCalculator as Declaration } from "@/lib/kit/calculator/define";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import { UNITS_NAME } from "@/lib/run/address/names";
import { hasUnitSystems } from "@/lib/run/address/unit-variants";
import { calculatorView } from "@/lib/run/calculator-view";
import { CalculatorPage } from "./calculator-page";
import { FormCalculator } from "./form/form-calculator";
import { FormExamples } from "./form-examples";
import { Presets } from "./presets";
import { UnitsLink } from "./units-link";

interface FormCalculatorPageProps {
  calculator: Declaration;
  system: UnitSystem;
  plain?: PlainPage;
}

export async function FormCalculatorPage({ calculator, system, plain }: FormCalculatorPageProps) {
  const path = calculatorPath(calculator);
  const view = await calculatorView(calculator, undefined, system);
  const sourceNotes = (
    <>
      {calculator.disclaimer && (
        <p className="measure mt-5 text-muted text-sm leading-relaxed">{calculator.disclaimer}</p>
      )}
      <h3 className="mt-5 font-medium text-base">Sources</h3>
      <CitationList sources={pageSources(calculator, view)} />
      <VerifiedCasesLink tool={`calculators/${calculator.id}`} />
    </>
  );
  return (
    <CalculatorPage calculator={calculator} related={calculator.related}>
      {plain ? (
        <PlainForm path={path} page={plain} />
      ) : (
        <PlainNotice path={path} start={{ [UNITS_NAME]: system }} />
      )}
      {hasUnitSystems(calculator) && <UnitsLink system={system} />}
      <div className={`${formulaFonts} ${plain ? "script-only" : ""}`}>
        <FormCalculator view={view} sourceNotes={sourceNotes} {...(plain && { problems: plain.problems })}>
          <Presets calculator={calculator} system={system} />
        </FormCalculator>
      </div>
      {plain && <noscript>{sourceNotes}</noscript>}
      <FormExamples path={path} examples={await workedExamples(calculator)} />
    </CalculatorPage>
  );
}
