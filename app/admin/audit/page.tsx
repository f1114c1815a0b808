import type { Metadata } from "next";
import { LinkTabs } from "@/components/admin/link-tabs";
import { Pager } from "@/components/admin/pager";
import { auditPage } from "@/lib/server/admin/audit";
import { securityEventPage } from "@/lib/server/admin/security-events";
import { idIn, pathWith, type Query, REJECTED_PATH, textIn } from "../address";
import { signedIn } from "../signed-in";
import { ActivityList } from "./activity-list";
import { RejectedList } from "./rejected-list";

export const metadata: Metadata = { title: "Activity log" };

const PATH = "/admin/audit";

export default function AuditPage({ searchParams }: { searchParams: Query }) {
  return signedIn(async () => {
    const query = await searchParams;
    const before = idIn(textIn(query.before));
    const isRejected = textIn(query.show) === "rejected";
    const { list, next } = await (isRejected ? rejectedPart(before) : activityPart(before));
    return (
      <>
        <h1 className="text-2xl">Activity log</h1>
        <LinkTabs
          label="Activity"
          tabs={[
            { href: PATH, label: "Administrators", current: !isRejected },
            { href: REJECTED_PATH, label: "Rejected", current: isRejected },
          ]}
        />
        {list}
        <Pager
          first={before === undefined ? undefined : isRejected ? REJECTED_PATH : PATH}
          next={
            next === undefined
              ? undefined
              : pathWith(PATH, { show: isRejected ? "rejected" : undefined, before: String(next) })
          }
        />
      </>
    );
  });
}

async function activityPart(before: number | undefined) {
  const { entries, next } = await auditPage(before);
  return { list: <ActivityList entries={entries} />, next };
}

async function rejectedPart(before: number | undefined) {
  const { events, next } = await securityEventPage(before);
  return { list: <RejectedList events={events} />, next };
}
