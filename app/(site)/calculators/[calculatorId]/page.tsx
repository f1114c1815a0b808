import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CalculatorPanel } from "@/components/calculator/calculator-panel";
import { CalculatorSidebar } from "@/components/calculator/calculator-sidebar";
import { FormCalculatorNotes } from "@/components/calculator/form-calculator-notes";
import { JsonLd } from "@/components/site/json-ld";
import { ShareBlock } from "@/components/site/share-block";
import { calculatorPath, calculators, findCalculator, findFormCalculator } from "@/lib/catalog/calculators";
import { absoluteUrl } from "@/lib/catalog/site";
import { calculatorView } from "@/lib/faces/calculator-view";
import { breadcrumbs, webApplication } from "@/lib/faces/json-ld";
import { metadataFor } from "@/lib/faces/metadata";
import { workedExamples } from "@/lib/faces/worked-examples";

interface Props {
  params: Promise<{ calculatorId: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => calculators.map(({ id }) => ({ calculatorId: id }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const calculator = findCalculator((await params).calculatorId);
  if (!calculator) notFound();
  return metadataFor({ ...calculator.seo, path: calculatorPath(calculator) });
}

export default async function CalculatorPage({ params }: Props) {
  const calculator = findCalculator((await params).calculatorId);
  if (!calculator) notFound();
  const path = calculatorPath(calculator);
  const form = findFormCalculator(calculator.id);
  return (
    <div className="column gap-10 pt-6 lg:grid lg:grid-cols-[15rem_1fr]">
      <JsonLd
        data={[
          webApplication({ name: calculator.heading, description: calculator.seo.description, path }),
          breadcrumbs([
            { name: "Home", path: "/" },
            { name: "Calculators", path: "/calculators/basic" },
            { name: calculator.label, path },
          ]),
        ]}
      />
      {/* Columns by number: the calculator comes first and must not move when the list arrives. */}
      <div className="min-w-0 lg:col-start-2 lg:row-start-1">
        <h1 className="text-3xl md:text-4xl">{calculator.heading}</h1>
        <p className="measure mt-2 mb-6 text-muted leading-relaxed">{calculator.summary}</p>
        {form ? (
          <CalculatorPanel id={form.id} view={await calculatorView(form)} />
        ) : (
          <CalculatorPanel id={calculator.id} />
        )}
        {form && <FormCalculatorNotes calculator={form} examples={await workedExamples(form)} />}
        <section aria-labelledby="guide" className="mt-12">
          <h2 id="guide" className="text-xl">
            How it works
          </h2>
          <dl className="mt-4 grid gap-x-10 gap-y-6 md:grid-cols-2">
            {calculator.guide.map(({ title, text }) => (
              <div key={title}>
                <dt className="font-medium">{title}</dt>
                <dd className="mt-1 text-muted leading-relaxed">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <ShareBlock url={absoluteUrl(path)} title={calculator.heading} />
      </div>
      <CalculatorSidebar current={calculator.id} />
    </div>
  );
}
