import { AccordionGroup, AccordionPart, AccordionPlus } from "@/components/ui/accordion";
import { Icon } from "@/components/ui/icon";
import { FAQ_CATEGORIES, type PublicFaq, paragraphsOf } from "@/lib/catalog/faqs";
import type { IconName } from "@/lib/catalog/icon-names";

const ICONS: Readonly<Record<PublicFaq["category"], IconName>> = {
  privacy: "shield",
  technical: "wrench",
  general: "info",
  support: "lifebuoy",
  other: "help",
};

/** Questions that open one at a time; without script all are open. */
export function FaqAccordion({ faqs }: { faqs: readonly PublicFaq[] }) {
  if (faqs.length === 0) return <p className="py-6 text-muted">No FAQs found.</p>;
  return (
    <AccordionGroup className="divide-y divide-line border-line border-y">
      {faqs.map(({ id, category, question, answer }) => (
        <AccordionPart
          key={id}
          id={String(id)}
          level="h2"
          look="flex min-h-14 items-center gap-3 py-3"
          title={
            <>
              <span
                title={FAQ_CATEGORIES[category]}
                className="text-muted group-data-[state=open]:text-accent"
              >
                <Icon name={ICONS[category]} />
                <span className="sr-only">{FAQ_CATEGORIES[category]}: </span>
              </span>
              <span className="min-w-0 flex-1 font-medium text-base leading-snug">{question}</span>
              <AccordionPlus />
            </>
          }
        >
          <div className="measure grid gap-3 pb-5 pl-8 text-muted leading-relaxed">
            {paragraphsOf(answer).map(({ number, text }) => (
              <p key={number}>{text}</p>
            ))}
          </div>
        </AccordionPart>
      ))}
    </AccordionGroup>
  );
}
