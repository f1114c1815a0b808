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

/** Questions that open one at a time and close again; works without script. */
export function FaqAccordion({ faqs }: { faqs: readonly PublicFaq[] }) {
  if (faqs.length === 0) return <p className="py-6 text-muted">No FAQs found.</p>;
  return (
    <div className="divide-y divide-line border-line border-y">
      {faqs.map(({ id, category, question, answer }) => (
        <details key={id} name="faq" className="group">
          <summary className="flex min-h-14 items-center gap-3 py-3">
            <span title={FAQ_CATEGORIES[category]} className="text-muted group-open:text-accent">
              <Icon name={ICONS[category]} />
              <span className="sr-only">{FAQ_CATEGORIES[category]}: </span>
            </span>
            <h2 className="min-w-0 flex-1 font-medium text-base leading-snug">{question}</h2>
            <span
              aria-hidden="true"
              className="text-muted text-xl leading-none transition-transform duration-100 group-open:rotate-45"
            >
              +
            </span>
          </summary>
          <div className="measure grid gap-3 pb-5 pl-8 text-muted leading-relaxed">
            {paragraphsOf(answer).map(({ number, text }) => (
              <p key={number}>{text}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
