import type { Metadata } from "next";
import { Moment } from "@/components/admin/moment";
import { Pager } from "@/components/admin/pager";
import { auditPage } from "@/lib/server/admin/audit";
import { idIn, pathWith, type Query, textIn } from "../address";
import { signedIn } from "../signed-in";

export const metadata: Metadata = { title: "Activity log" };

const PATH = "/admin/audit";

export default function AuditPage({ searchParams }: { searchParams: Query }) {
  return signedIn(async () => {
    const before = idIn(textIn((await searchParams).before));
    const { entries, next } = await auditPage(before);
    return (
      <>
        <h1 className="text-2xl">Activity log</h1>
        {entries.length === 0 && <p className="py-10 text-muted">No activity yet.</p>}
        <ol className="mt-6 divide-y divide-line border-line border-y">
          {entries.map(({ id, at, actor, action, subject, detail }) => (
            <li
              key={id}
              className="grid gap-x-4 py-3 text-sm md:grid-cols-[12rem_14rem_1fr] [&>*]:[overflow-wrap:anywhere]"
            >
              <Moment at={at} className="text-muted" />
              <span>
                <span className="font-medium">{action}</span> {subject !== actor && subject}
              </span>
              <span className="min-w-0">
                {actor}
                {detail !== "" && <bdi className="line-clamp-3 whitespace-pre-wrap text-muted">{detail}</bdi>}
              </span>
            </li>
          ))}
        </ol>
        <Pager
          first={before === undefined ? undefined : PATH}
          next={next === undefined ? undefined : pathWith(PATH, { before: String(next) })}
        />
      </>
    );
  });
}
