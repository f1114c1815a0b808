import Link from "next/link";
import { ProjectBand } from "@/components/home/project-band";
import { SampleQuestions } from "@/components/home/sample-questions";
import { VisitorJobs } from "@/components/home/visitor-jobs";
import { JsonLd } from "@/components/page/json-ld";
import { ShareBlock } from "@/components/page/share-block";
import { AnswerBar } from "@/components/search/answer-bar";
import { SampleAnswer } from "@/components/search/sample-answer";
import { buttonStyles } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { defaultCalculatorPath } from "@/lib/catalog/calculators";
import { homeQuestions } from "@/lib/catalog/curation";
import { localEvaluator } from "@/lib/catalog/evaluator";
import { homeCards } from "@/lib/catalog/home";
import { pageAt } from "@/lib/catalog/pages";
import { absoluteUrl } from "@/lib/catalog/site";
import { loadFromFolder } from "@/lib/core/data/read-file";
import { webSite } from "@/lib/faces/page/json-ld";
import { metadataFor } from "@/lib/faces/page/metadata";
import { replyTo, timelessAnswer } from "@/lib/server/answers";

const page = pageAt("/");

export const metadata = metadataFor(page);

export default async function HomePage() {
  const evaluator = localEvaluator(loadFromFolder);
  const [example = "", ...others] = homeQuestions;
  const { answer } = await replyTo(example, evaluator);
  const questions = await Promise.all(
    others.map(async (question) => ({ question, answer: await timelessAnswer(question, evaluator) })),
  );
  return (
    <div className="column">
      <JsonLd data={[webSite(page.description)]} />
      <section className="grid grid-cols-1 gap-x-14 gap-y-6 py-8 md:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,38.5rem)] lg:grid-rows-[auto_1fr]">
        <h1 className="max-w-3xl text-4xl leading-[1.1] tracking-tight md:text-6xl lg:pt-6">
          Precision Engineered Calculations
        </h1>
        <div className="rounded-lg border border-line-strong bg-surface lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <AnswerBar
            label="Ask for a conversion, a calculation or a page"
            placeholder={example}
            focused
            fromAddress
            idle={
              <>
                {answer && <SampleAnswer answer={answer} />}
                <SampleQuestions questions={questions} />
              </>
            }
          />
        </div>
        <div>
          <p className="measure text-lg text-muted leading-relaxed">
            Calculators and unit converters for engineers, students and households. Free, with no ads, and
            with the source of every number on the page.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link href={defaultCalculatorPath} prefetch={false} className={buttonStyles.primary}>
              Start Calculating
            </Link>
            <Link href="/articles" prefetch={false} className={buttonStyles.secondary}>
              Read Articles
            </Link>
          </div>
        </div>
      </section>
      <div className="grid gap-4 md:grid-cols-2">
        {homeCards.map((card) => (
          <section
            key={card.title}
            aria-labelledby={card.id}
            className="flex flex-col rounded-lg border border-line bg-surface p-6"
          >
            <div className="flex items-center gap-3">
              <Icon name={card.icon} className="size-6 text-accent" />
              <h2 id={card.id} className="text-xl">
                {card.title}
              </h2>
            </div>
            <ul className="mt-5 mb-6 flex flex-1 flex-wrap content-start gap-2">
              {card.chips.map((chip) => (
                <li key={chip.path}>
                  <Link
                    href={chip.path}
                    prefetch={false}
                    className="inline-flex min-h-11 items-center rounded-md border border-line px-3 text-sm hover:border-accent hover:text-accent"
                  >
                    {chip.label}
                  </Link>
                </li>
              ))}
            </ul>
            <Link href={card.path} prefetch={false} className={`self-start ${buttonStyles.secondary}`}>
              View Category<span className="sr-only">: {card.title}</span>
            </Link>
          </section>
        ))}
      </div>
      <VisitorJobs />
      <ProjectBand />
      <ShareBlock url={absoluteUrl("/")} title={page.title} />
    </div>
  );
}
