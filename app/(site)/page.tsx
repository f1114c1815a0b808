import Link from "next/link";
import { Specimens } from "@/components/home/specimens";
import { JsonLd } from "@/components/page/json-ld";
import { ShareBlock } from "@/components/page/share-block";
import { buttonStyles } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { defaultCalculatorPath } from "@/lib/catalog/calculators";
import { homeCards } from "@/lib/catalog/home";
import { pageAt } from "@/lib/catalog/pages";
import { absoluteUrl } from "@/lib/catalog/site";
import { webSite } from "@/lib/faces/page/json-ld";
import { metadataFor } from "@/lib/faces/page/metadata";

const page = pageAt("/");

export const metadata = metadataFor(page);

export default function HomePage() {
  return (
    <div className="column">
      <JsonLd data={[webSite(page.description)]} />
      <section className="grid gap-x-16 gap-y-10 py-12 md:py-20 lg:grid-cols-[1fr_26rem] lg:items-center">
        <div>
          <h1 className="max-w-3xl text-4xl leading-[1.1] tracking-tight md:text-6xl">
            Precision Engineered Calculations
          </h1>
          <p className="measure mt-5 text-lg text-muted leading-relaxed">
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
        <Specimens />
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
      <ShareBlock url={absoluteUrl("/")} title={page.title} />
    </div>
  );
}
