import type { Metadata } from "next";
import Link from "next/link";
import { LinkTabs } from "@/components/admin/link-tabs";
import { Moment } from "@/components/admin/moment";
import { Pager } from "@/components/admin/pager";
import { SearchForm } from "@/components/admin/search-form";
import { buttonStyles } from "@/components/ui/button";
import {
  MESSAGE_FOLDERS,
  type Message,
  type MessageFolder,
  messagePage,
  messageTotals,
} from "@/lib/server/admin/messages";
import { pathWith, type Query, textIn } from "../address";
import { signedIn } from "../signed-in";

export const metadata: Metadata = { title: "Messages" };

const PATH = "/admin/messages";
const LABELS: Readonly<Record<MessageFolder, string>> = {
  inbox: "Inbox",
  unread: "Unread",
  archive: "Archive",
};

export default function MessagesPage({ searchParams }: { searchParams: Query }) {
  return signedIn(async () => {
    const query = await searchParams;
    const folder = MESSAGE_FOLDERS.find((each) => each === query.folder) ?? "inbox";
    const search = textIn(query.q);
    const cursor = textIn(query.after);
    const [totals, { messages, next }] = await Promise.all([
      messageTotals(),
      messagePage({ folder, search, after: cursor }),
    ]);
    const here = { folder, q: search };
    return (
      <>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-2xl">Messages</h1>
          {/* A file, not a page: the router must not fetch it. */}
          <a href={pathWith(`${PATH}/export`, here)} download className={buttonStyles.secondary}>
            Export CSV
          </a>
        </div>
        <LinkTabs
          label="Folders"
          tabs={MESSAGE_FOLDERS.map((each) => ({
            href: pathWith(PATH, { folder: each === "inbox" ? undefined : each, q: search }),
            label: LABELS[each],
            count: totals[each],
            current: each === folder,
          }))}
        />
        <SearchForm action={PATH} label="Search messages" search={search} keep={{ folder }} />
        {messages.length === 0 && <p className="py-10 text-muted">No messages here.</p>}
        <ul className="mt-4 divide-y divide-line">
          {messages.map((message) => (
            <MessageLine key={message.id} message={message} />
          ))}
        </ul>
        <Pager
          first={cursor === "" ? undefined : pathWith(PATH, here)}
          next={next && pathWith(PATH, { ...here, after: next })}
        />
      </>
    );
  });
}

function MessageLine({ message }: { message: Message }) {
  const { id, name, subject, message: text, createdAt, readAt } = message;
  const unread = readAt === null;
  return (
    <li>
      <Link
        href={`${PATH}/${id}`}
        prefetch={false}
        className="-mx-2 grid gap-x-4 rounded-md px-2 py-3 hover:bg-sunken md:grid-cols-[14rem_1fr_auto]"
      >
        <bdi className={`truncate ${unread ? "font-semibold" : ""}`}>
          {unread && <span className="text-accent">● </span>}
          {unread && <span className="sr-only">Unread: </span>}
          {name}
        </bdi>
        <span className="min-w-0 truncate">
          <bdi className={unread ? "font-semibold" : ""}>{subject}</bdi>
          <bdi className="text-muted"> {text.slice(0, 200)}</bdi>
        </span>
        <Moment at={createdAt} className="text-muted text-sm" />
      </Link>
    </li>
  );
}
