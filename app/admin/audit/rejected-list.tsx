import { messages } from "@/components/admin/messages";
import { Moment } from "@/components/admin/moment";
import { formatInteger } from "@/lib/core/locale/locale";
import type { SecurityEventRow } from "@/lib/server/admin/security-events";
import { SECURITY_EVENT_DAYS } from "@/lib/server/retention";
import { SECURITY_EVENT_KINDS } from "@/lib/server/security/event-kinds";

/** Rejected attempts on the admin area and exceeded limits, newest first: a line for each kind and ten minutes. */
export function RejectedList({ events }: { events: readonly SecurityEventRow[] }) {
  return (
    <>
      <p className="measure mt-4 text-muted text-sm">{messages.eventLog(SECURITY_EVENT_DAYS)}</p>
      {events.length === 0 && <p className="py-10 text-muted">Nothing was rejected.</p>}
      <ol className="mt-6 divide-y divide-line border-line border-y empty:hidden">
        {events.map((event) => (
          <li
            key={event.id}
            className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 py-3 text-sm md:grid-cols-[12rem_4rem_1fr_1fr] [&>*]:[overflow-wrap:anywhere]"
          >
            <Moment at={event.lastAt} className="text-muted" />
            <span className="tabular font-semibold md:text-right">{formatInteger(event.count)} ×</span>
            <span className="col-span-2 min-w-0 md:col-span-1">
              <span className="font-medium">{SECURITY_EVENT_KINDS[event.kind].label}</span>
              {event.subject !== "" && <span>: {event.subject}</span>}
              <span className="block text-muted">{SECURITY_EVENT_KINDS[event.kind].explanation}</span>
            </span>
            <span className="col-span-2 min-w-0 text-muted md:col-span-1">
              {event.hasMoreClients
                ? messages.clientsOrMore(event.clients.length)
                : messages.clients(event.clients.length)}
              <span className="block font-mono text-xs">{event.clients.join(" ")}</span>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
