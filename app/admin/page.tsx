import type { Metadata } from "next";
import Link from "next/link";
import { allFaqs } from "@/lib/server/admin/faqs";
import { messageTotals } from "@/lib/server/admin/messages";
import { reviewTotals } from "@/lib/server/admin/reviews";
import { signedIn } from "./signed-in";

export const metadata: Metadata = { title: "Overview" };

export default function OverviewPage() {
  return signedIn(async () => {
    const [reviews, messages, faqs] = await Promise.all([reviewTotals(), messageTotals(), allFaqs()]);
    return (
      <>
        <h1 className="text-2xl">Overview</h1>
        <div className="mt-6 grid gap-8 md:grid-cols-3">
          <Figures
            title="Reviews"
            figures={[
              { label: "Pending", count: reviews.waiting, href: "/admin/reviews" },
              { label: "Approved", count: reviews.approved, href: "/admin/reviews?state=approved" },
              { label: "Rejected", count: reviews.rejected, href: "/admin/reviews?state=rejected" },
            ]}
          />
          <Figures
            title="Messages"
            figures={[
              { label: "New", count: messages.unread, href: "/admin/messages?folder=unread" },
              { label: "Read", count: messages.inbox - messages.unread, href: "/admin/messages" },
              { label: "Archived", count: messages.archive, href: "/admin/messages?folder=archive" },
            ]}
          />
          <Figures title="FAQ" figures={[{ label: "Questions", count: faqs.length, href: "/admin/faqs" }]} />
        </div>
      </>
    );
  });
}

interface Figure {
  label: string;
  count: number;
  href: string;
}

function Figures({ title, figures }: { title: string; figures: readonly Figure[] }) {
  return (
    <section>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {figures.map(({ label, count, href }) => (
          <li key={label}>
            <Link
              href={href}
              prefetch={false}
              className="flex min-h-12 items-center justify-between gap-4 hover:text-accent"
            >
              {label}
              <span className={`tabular text-xl ${count === 0 ? "text-muted" : "font-semibold"}`}>
                {count.toLocaleString("en")}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
