import Link from "next/link";
import { ProsePage, ProseSection } from "@/components/site/prose-page";
import { articles } from "@/lib/catalog/articles";
import { calculatorPath, calculators } from "@/lib/catalog/calculators";
import { converterCategories } from "@/lib/catalog/converter-categories";
import { converters } from "@/lib/catalog/converters";
import { jobs } from "@/lib/catalog/jobs";
import { pageAt } from "@/lib/catalog/pages";
import { metadataFor } from "@/lib/faces/page/metadata";

const page = pageAt("/about");

export const metadata = metadataFor(page);

export default function AboutPage() {
  return (
    <ProsePage
      page={page}
      changed="2026-11-30"
      lead="SciCalc is a free collection of calculators and unit converters for students, engineers, scientists and anyone who needs a number they can trust."
    >
      <ProseSection title="Our mission">
        <p>
          A calculation should be quick to do and easy to check. Many tools on the web are quick but hide
          where their numbers come from. We want both: an answer as you type, with the formula, the
          assumptions and the source right next to it.
        </p>
      </ProseSection>
      <ProseSection title="Who we are">
        <p>
          SciCalc is an independent project. It is not owned by a manufacturer, bank, insurer or publisher.
          Its editorial team writes and reviews everything you read here, following the{" "}
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
            Rounded factors are never multiplied together. Converters, calculators and articles name their
            sources.
          </li>
          <li>
            <strong>Private.</strong> Tools compute in your browser. Pages contact no third parties. Recent
            converters, favorites and projects{" "}
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
            phone and on a slow connection.
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
            <Link href="/calculators/all" prefetch={false}>
              {jobs.length} pages
            </Link>{" "}
            for one question each, from the monthly payment of a loan to the days between two dates: a
            calculator with only the fields that the question needs.
          </li>
          <li>
            More than one answer: most calculators compare up to three sets of inputs, find the input that
            leads to a result that you want, and print a report with every step.
          </li>
          <li>SI and US customary units in every field, entered as you write them.</li>
          <li>
            <Link href="/project" prefetch={false}>
              Projects
            </Link>{" "}
            that link engineering calculations, from rooms to ducts and pipes, and print them as one report.
          </li>
          <li>
            <Link href="/converters" prefetch={false}>
              {converters.length} unit converters
            </Link>{" "}
            in {converterCategories.length} categories, with separate pages for popular conversions.
          </li>
          <li>
            <Link href="/articles" prefetch={false}>
              {articles.length} articles
            </Link>{" "}
            about the methods, with worked examples and sources.
          </li>
          <li>
            A JSON API without a key that gives software the same answers, and{" "}
            <Link href="/calculators-for-your-site" prefetch={false}>
              tools to embed
            </Link>{" "}
            in other sites.
          </li>
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
