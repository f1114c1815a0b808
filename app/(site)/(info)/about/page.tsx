import Link from "next/link";
import { ProsePage, ProseSection } from "@/components/site/prose-page";
import { articles } from "@/lib/catalog/articles";
import { calculatorPath, calculators } from "@/lib/catalog/calculators";
import { converterCategories } from "@/lib/catalog/converter-categories";
import { converters } from "@/lib/catalog/converters";
import { pageAt } from "@/lib/catalog/pages";
import { metadataFor } from "@/lib/faces/metadata";

const page = pageAt("/about");

export const metadata = metadataFor(page);

export default function AboutPage() {
  return (
    <ProsePage
      page={page}
      lead="SciCalc is a free set of calculators and unit converters for students, engineers, scientists and everyone who needs a number they can trust."
    >
      <ProseSection title="Our mission">
        <p>
          A calculation should be quick to do and possible to check. Many tools on the web are quick but hide
          where their numbers come from. We want both: an answer while you type, and next to it the formula,
          the assumptions and the source.
        </p>
      </ProseSection>
      <ProseSection title="Who we are">
        <p>
          SciCalc is an independent project. It belongs to no manufacturer, bank, insurer or publisher. Its
          texts are written and reviewed by its editorial team under the{" "}
          <Link href="/editorial-policy" prefetch={false}>
            editorial policy
          </Link>
          .
        </p>
      </ProseSection>
      <ProseSection title="Our philosophy">
        <ul>
          <li>
            <strong>Free.</strong> The core tools stay free, without an account. There are no ads today. If
            there ever are ads or affiliate links, we will{" "}
            <Link href="/disclosure" prefetch={false}>
              disclose them
            </Link>
            .
          </li>
          <li>
            <strong>Sourced.</strong> Conversion factors are computed from definitions in exact arithmetic.
            Rounded factors are not multiplied with each other. Converters and methods name their sources.
          </li>
          <li>
            <strong>Private.</strong> Tools compute in your browser. Pages call no third parties. Recent
            converters and favorites{" "}
            <Link href="/privacy-policy" prefetch={false}>
              stay on your device
            </Link>
            .
          </li>
          <li>
            <strong>Honest about limits.</strong> Tools are for education and preliminary estimates only. They
            do not replace licensed professionals.
          </li>
          <li>
            <strong>For everyone.</strong> Pages are built to work with a keyboard, with a screen reader, on a
            phone and on a slow line.
          </li>
        </ul>
      </ProseSection>
      <ProseSection title="What we offer">
        <ul>
          <li>
            Calculators:{" "}
            {calculators.map((calculator, index) => (
              <span key={calculator.id}>
                {index > 0 && ", "}
                <Link href={calculatorPath(calculator)} prefetch={false}>
                  {calculator.label}
                </Link>
              </span>
            ))}
            .
          </li>
          <li>
            <Link href="/converters" prefetch={false}>
              {converters.length} unit converters
            </Link>{" "}
            in {converterCategories.length} categories, with a page of its own for each popular conversion.
          </li>
          <li>
            <Link href="/articles" prefetch={false}>
              {articles.length} articles
            </Link>{" "}
            on methods, with worked examples.
          </li>
          <li>An open programming interface that answers the same conversions to programs.</li>
        </ul>
        <p>
          The{" "}
          <Link href="/sitemap" prefetch={false}>
            sitemap
          </Link>{" "}
          lists every page.
        </p>
      </ProseSection>
    </ProsePage>
  );
}
