import type { Metadata } from "next";
import { LinkTabs } from "@/components/admin/link-tabs";
import { Moment } from "@/components/admin/moment";
import { Pager } from "@/components/admin/pager";
import { ReviewQueue } from "@/components/admin/review-queue";
import { SearchForm } from "@/components/admin/search-form";
import { textBoxStyle } from "@/components/ui/text-field";
import { formatCounted } from "@/lib/core/locale/locale";
import { REVIEW_STATES, type ReviewState, reviewPage, reviewTotals } from "@/lib/server/admin/reviews";
import { pathWith, type Query, textIn } from "../address";
import { signedIn } from "../signed-in";
import { decide } from "./actions";

export const metadata: Metadata = { title: "Reviews" };

const PATH = "/admin/reviews";
const LABELS: Readonly<Record<ReviewState, string>> = {
  waiting: "Pending",
  approved: "Approved",
  rejected: "Rejected",
};
/** Number of characters of a review that are sent to the browser: twenty of the longest would be megabytes. */
const MAX_COMMENT = 20_000;
const RATINGS = [5, 4, 3, 2, 1];

export default function ReviewsPage({ searchParams }: { searchParams: Query }) {
  return signedIn(async () => {
    const query = await searchParams;
    const state = REVIEW_STATES.find((each) => each === query.state) ?? "waiting";
    const rating = RATINGS.find((each) => String(each) === query.rating);
    const search = textIn(query.q);
    const cursor = textIn(query.after);
    const [totals, { reviews, next }] = await Promise.all([
      reviewTotals(),
      reviewPage({ state, rating, search, after: cursor }),
    ]);
    const here = { state, rating: rating?.toString(), q: search };
    return (
      <>
        <h1 className="text-2xl">Reviews</h1>
        <LinkTabs
          label="Status"
          tabs={REVIEW_STATES.map((each) => ({
            href: pathWith(PATH, { ...here, state: each === "waiting" ? undefined : each }),
            label: LABELS[each],
            count: totals[each],
            current: each === state,
          }))}
        />
        <SearchForm action={PATH} label="Search names and comments" search={search} keep={{ state }}>
          <select
            name="rating"
            aria-label="Rating"
            defaultValue={rating ?? ""}
            className={`${textBoxStyle} max-w-40`}
          >
            <option value="">Any rating</option>
            {RATINGS.map((each) => (
              <option key={each} value={each}>
                {formatCounted(each, { one: "star", other: "stars" })}
              </option>
            ))}
          </select>
        </SearchForm>
        <ReviewQueue
          key={`${state} ${rating} ${search} ${cursor}`}
          state={state}
          reviews={reviews.map(({ createdAt, comment, ...review }) => ({
            ...review,
            comment: comment.slice(0, MAX_COMMENT).toWellFormed(),
            length: comment.length,
            moment: <Moment at={createdAt} className="text-muted text-sm" />,
          }))}
          decide={decide}
        />
        <Pager
          first={cursor === "" ? undefined : pathWith(PATH, here)}
          next={next && pathWith(PATH, { ...here, after: next })}
        />
      </>
    );
  });
}
