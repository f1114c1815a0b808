import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { MessageTools } from "@/components/admin/message-tools";
import { Moment } from "@/components/admin/moment";
import { buttonStyles } from "@/components/ui/button";
import { findMessage, type Message } from "@/lib/server/admin/messages";
import { idIn } from "../../address";
import { signedIn } from "../../signed-in";
import { change } from "../actions";

export const metadata: Metadata = { title: "Message" };

export default function MessagePage({ params }: { params: Promise<{ id: string }> }) {
  return signedIn(async () => {
    const id = idIn((await params).id);
    const message = id === undefined ? null : await findMessage(id);
    if (!message) notFound();
    const { name, email, subject, message: text, createdAt, readAt, archivedAt } = message;
    return (
      <>
        <Link href="/admin/messages" prefetch={false} className={`${buttonStyles.quiet} -ml-4`}>
          All messages
        </Link>
        <h1 dir="auto" className="mt-2 text-2xl [overflow-wrap:anywhere]">
          {subject}
        </h1>
        <p className="mt-2 text-muted [overflow-wrap:anywhere]">
          <bdi className="text-ink">{name}</bdi> <bdi>&lt;{email}&gt;</bdi>
        </p>
        <Moment at={createdAt} className="text-muted text-sm" />
        <p
          dir="auto"
          className="measure mt-6 whitespace-pre-wrap border-line border-y py-6 leading-relaxed [overflow-wrap:anywhere]"
        >
          {text}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <a href={replyTo(message)} className={buttonStyles.primary}>
            Reply by email
          </a>
          <MessageTools
            id={message.id}
            subject={subject}
            read={readAt !== null}
            archived={archivedAt !== null}
            change={change}
          />
        </div>
      </>
    );
  });
}

/** Longer addresses are refused by some mail programs. */
const MAX_QUOTE = 1000;

/** A mail to whoever wrote, with the message quoted (RFC 6068: lines end with CR LF). */
function replyTo({ email, subject, message }: Message): string {
  const quote = message
    .slice(0, MAX_QUOTE)
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\r\n");
  const address = encodeURIComponent(email.toWellFormed()).replaceAll("%40", "@");
  const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
  return `mailto:${address}?subject=${encoded(`Re: ${subject}`)}&body=${encoded(`\r\n\r\n${quote}`)}`;
}
