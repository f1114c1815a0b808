import { connection } from "next/server";
import { ReviewForm } from "@/components/forms/review-form";
import { JsonLd } from "@/components/page/json-ld";
import { RatingSummary } from "@/components/reviews/rating-summary";
import { ReviewList, ReviewsLoading } from "@/components/reviews/review-list";
import { BackLink } from "@/components/site/back-link";
import { pageAt } from "@/lib/catalog/pages";
import type { ReviewPage, ReviewSummary } from "@/lib/catalog/reviews";
import { firstProblem, type Result } from "@/lib/core/result/result";
import { pageBreadcrumbs, ratedSite } from "@/lib/faces/page/json-ld";
import { metadataFor } from "@/lib/faces/page/metadata";
import { outcomeOf } from "@/lib/server/db/outcome";
import { cachedReviews } from "@/lib/server/reviews";
import { Streamed } from "../streamed-data";
import { sendReview } from "./actions";

const page = pageAt("/reviews");

export const metadata = metadataFor(page);

export default async function ReviewsRoute() {
  // The reviews are the visitor's time's, not the build's, which has no database.
  await connection();
  return (
    <div className="column pt-6 md:pt-10">
      <JsonLd data={[pageBreadcrumbs(page)]} />
      <BackLink />
      <h1 className="mt-2 text-3xl md:text-4xl">{page.title}</h1>
      <div className="mt-8 grid items-start gap-x-14 gap-y-12 lg:grid-cols-[22rem_1fr]">
        <section aria-labelledby="feedback" className="lg:sticky lg:top-24">
          <h2 id="feedback" className="mb-5 text-xl">
            Share Your Feedback
          </h2>
          <ReviewForm action={sendReview} />
          <p className="mt-5 text-muted text-sm leading-relaxed">
            We read every review before publishing it under the name you give.
          </p>
        </section>
        <section aria-labelledby="reviews" className="min-w-0">
          <h2 id="reviews" className="mb-5 text-xl">
            What Our Users Say
          </h2>
          <Streamed data={outcomeOf(cachedReviews())} loading={<ReviewsLoading />}>
            {shownReviews}
          </Streamed>
        </section>
      </div>
    </div>
  );
}

function shownReviews(outcome: Result<ReviewPage & { summary: ReviewSummary }>) {
  if (!outcome.ok)
    return <ReviewList page={{ reviews: [], nextCursor: null }} failure={firstProblem(outcome).message} />;
  const { summary, ...first } = outcome.value;
  const { average, count } = summary;
  return (
    <>
      {average !== null && <JsonLd data={[ratedSite(pageAt("/").description, { average, count })]} />}
      <RatingSummary summary={summary} />
      <ReviewList page={first} />
    </>
  );
}
