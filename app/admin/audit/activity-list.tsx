import { Moment } from "@/components/admin/moment";
import type { auditPage } from "@/lib/server/admin/audit";

type Entry = Awaited<ReturnType<typeof auditPage>>["entries"][number];

/** Lists the actions of administrators, newest first. */
export function ActivityList({ entries }: { entries: readonly Entry[] }) {
  return (
    <>
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
    </>
  );
}
