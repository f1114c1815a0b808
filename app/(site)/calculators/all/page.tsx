import Link from "next/link";
import { JsonLd } from "@/components/page/json-ld";
import { ShareBlock } from "@/components/page/share-block";
import { Icon } from "@/components/ui/icon";
import { calculatorPath, calculators, calculatorsIn, findFormCalculator } from "@/lib/catalog/calculators";
import { converterCategories, converterCategoryPath } from "@/lib/catalog/converter-categories";
import { convertersIn } from "@/lib/catalog/converters";
import { calculatorCategories } from "@/lib/catalog/curation";
import { jobsOf } from "@/lib/catalog/jobs";
import { ALL_CALCULATORS, pageAt } from "@/lib/catalog/pages";
import { absoluteUrl } from "@/lib/catalog/site";
import { itemList, pageBreadcrumbs } from "@/lib/faces/page/json-ld";
import { metadataFor } from "@/lib/faces/page/metadata";
import { workedExamples } from "@/lib/faces/page/worked-examples";
import type { CalculatorEntry } from "@/lib/kit/calculator/define";

const page = pageAt(ALL_CALCULATORS);

export const metadata = metadataFor(page);

/** Every calculator, and the categories of the converters, on one page. */
export default function AllCalculatorsPage() {
  const items = calculators.map((calculator) => ({
    name: `${calculator.label} Calculator`,
    path: calculatorPath(calculator),
  }));
  return (
    <div className="column pt-8">
      <JsonLd data={[pageBreadcrumbs(page), itemList(page.label, items)]} />
      <h1 className="text-3xl md:text-4xl">{page.label}</h1>
      <p className="measure mt-2 text-muted leading-relaxed">
        All calculators by category, most with a worked example, and the questions that have their own page.
      </p>
      {calculatorCategories.map((category) => (
        <section key={category.slug} aria-labelledby={category.slug} className="mt-10">
          <SectionTitle id={category.slug} icon={category.icon} name={category.name} />
          <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {calculatorsIn(category).map((calculator) => (
              <CalculatorCard key={calculator.id} calculator={calculator} />
            ))}
          </ul>
        </section>
      ))}
      <section aria-labelledby="converters" className="mt-10">
        <SectionTitle id="converters" icon="swap" name="Unit Converters" />
        <ul className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {converterCategories.map((category) => (
            <li key={category.slug} className="border-line border-b">
              <Link
                href={converterCategoryPath(category)}
                prefetch={false}
                className="flex min-h-14 items-center gap-3 underline-offset-4 hover:text-accent hover:underline"
              >
                <Icon name={category.icon} className="size-5 text-accent" />
                <span className="flex-1 leading-snug">{category.name}</span>
                <span className="tabular text-muted text-sm">
                  {convertersIn(category).length}
                  <span className="sr-only"> converters</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <Link
          href="/converters"
          prefetch={false}
          className="mt-3 inline-flex min-h-11 items-center font-medium text-accent underline-offset-4 hover:underline"
        >
          Search all converters
        </Link>
      </section>
      <ShareBlock url={absoluteUrl(page.path)} title={page.label} />
    </div>
  );
}

function SectionTitle({
  id,
  icon,
  name,
}: {
  id: string;
  icon: Parameters<typeof Icon>[0]["name"];
  name: string;
}) {
  return (
    <div className="flex items-center gap-3">
      <Icon name={icon} className="size-6 text-accent" />
      <h2 id={id} className="text-xl">
        {name}
      </h2>
    </div>
  );
}

/** Calculator with the result of its first worked example, computed when the site is built, and its jobs. */
async function CalculatorCard({ calculator }: { calculator: CalculatorEntry }) {
  const form = findFormCalculator(calculator.id);
  const [example] = form ? await workedExamples(form) : [];
  const [figure] = example?.figures ?? [];
  const jobs = jobsOf(calculator.id);
  return (
    <li className="relative flex flex-col rounded-lg border border-line bg-surface p-5 focus-within:border-accent hover:border-accent">
      <h3 className="text-lg">
        {/* The link covers the whole card, below the links to jobs. */}
        <Link
          href={calculatorPath(calculator)}
          prefetch={false}
          className="after:absolute after:inset-0 after:rounded-lg"
        >
          {calculator.label}
        </Link>
      </h3>
      <p className="mt-1 text-muted text-sm leading-relaxed">{calculator.summary}</p>
      {jobs.length > 0 && (
        <ul aria-label={`${calculator.label}: questions`} className="mt-3 flex flex-wrap gap-x-4">
          {jobs.map(({ job, path }) => (
            <li key={job.slug} className="relative">
              <Link
                href={path}
                prefetch={false}
                className="flex min-h-11 items-center text-accent text-sm leading-snug underline-offset-4 hover:underline md:min-h-8"
              >
                {job.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {example && figure && (
        <dl className="mt-auto pt-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-3">
            <dt className="min-w-0 text-muted text-sm leading-snug">{example.title}</dt>
            <dd className="tabular ml-auto text-right font-semibold">
              <span className="sr-only">{figure.label}: </span>
              {figure.text}
            </dd>
          </div>
        </dl>
      )}
    </li>
  );
}
