import { connection } from "next/server";
import { FailedFaqs, FaqsLoading } from "@/components/faq/failed-faqs";
import { FaqAccordion } from "@/components/faq/faq-accordion";
import { JsonLd } from "@/components/page/json-ld";
import { BackLink } from "@/components/site/back-link";
import { pageAt } from "@/lib/catalog/pages";
import { firstProblem } from "@/lib/core/result/result";
import { faqPage, pageBreadcrumbs } from "@/lib/faces/page/json-ld";
import { metadataFor } from "@/lib/faces/page/metadata";
import { outcomeOf } from "@/lib/server/db/outcome";
import { cachedFaqs } from "@/lib/server/faqs";
import { Streamed } from "../streamed-data";

const page = pageAt("/faq");

export const metadata = metadataFor(page);

export default async function FaqRoute() {
  // The questions are the visitor's time's, not the build's, which has no database.
  await connection();
  return (
    <div className="column pt-6 md:pt-10">
      <JsonLd data={[pageBreadcrumbs(page)]} />
      <BackLink />
      <h1 className="mt-2 mb-8 text-3xl md:text-4xl">{page.title}</h1>
      <div className="max-w-3xl">
        <Streamed data={outcomeOf(cachedFaqs())} loading={<FaqsLoading />}>
          {(outcome) =>
            outcome.ok ? (
              <>
                {outcome.value.length > 0 && (
                  <JsonLd
                    data={[
                      faqPage(outcome.value.map(({ question, answer }) => ({ q: question, a: answer }))),
                    ]}
                  />
                )}
                <FaqAccordion faqs={outcome.value} />
              </>
            ) : (
              <FailedFaqs message={firstProblem(outcome).message} />
            )
          }
        </Streamed>
      </div>
    </div>
  );
}
