import { withDatabase } from "../db/database.ts";
import type { Prisma } from "../db/generated/client.ts";
import { record } from "./audit.ts";
import { containing } from "./containing.ts";
import { after, cursorOf, cursorText } from "./cursor.ts";

export type MessageFolder = "inbox" | "unread" | "archive";
export const MESSAGE_FOLDERS: readonly MessageFolder[] = ["inbox", "unread", "archive"];

const WHERE: Readonly<Record<MessageFolder, Prisma.ContactSubmissionWhereInput>> = {
  inbox: { archivedAt: null },
  unread: { archivedAt: null, readAt: null },
  archive: { archivedAt: { not: null } },
};
const PAGE = 30;

interface MessageFilter {
  folder: MessageFolder;
  search: string;
  after: string | undefined;
}

export interface Message {
  id: number;
  name: string;
  email: string;
  subject: string;
  message: string;
  createdAt: Date;
  readAt: Date | null;
  archivedAt: Date | null;
}

const select = {
  id: true,
  name: true,
  email: true,
  subject: true,
  message: true,
  createdAt: true,
  readAt: true,
  archivedAt: true,
} as const;

function whereOf({ folder, search }: MessageFilter): Prisma.ContactSubmissionWhereInput {
  const contains = containing(search);
  const fields = [{ name: contains }, { email: contains }, { subject: contains }, { message: contains }];
  return { AND: [WHERE[folder], search === "" ? {} : { OR: fields }] };
}

const newestFirst: Prisma.ContactSubmissionOrderByWithRelationInput[] = [
  { createdAt: "desc" },
  { id: "desc" },
];

/** Reads one page of a folder, newest first. @throws DatabaseFailure */
export async function messagePage(
  filter: MessageFilter,
): Promise<{ messages: Message[]; next: string | undefined }> {
  const rows = await withDatabase((prisma) =>
    prisma.contactSubmission.findMany({
      where: { AND: [whereOf(filter), after(cursorOf(filter.after), "desc")] },
      orderBy: newestFirst,
      take: PAGE + 1,
      select,
    }),
  );
  const messages = rows.slice(0, PAGE);
  const last = messages.at(-1);
  return { messages, next: rows.length > PAGE && last ? cursorText(last) : undefined };
}

/** Reads one message, or null. @throws DatabaseFailure */
export const findMessage = (id: number): Promise<Message | null> =>
  withDatabase((prisma) => prisma.contactSubmission.findUnique({ where: { id }, select }));

/** Counts the messages in each folder. @throws DatabaseFailure */
export const messageTotals = (): Promise<Record<MessageFolder, number>> =>
  withDatabase(async (prisma) => {
    const [inbox, unread, archive] = await Promise.all(
      MESSAGE_FOLDERS.map((folder) => prisma.contactSubmission.count({ where: WHERE[folder] })),
    );
    return { inbox: inbox ?? 0, unread: unread ?? 0, archive: archive ?? 0 };
  });

/** Yields the messages of a folder in portions, for exports with bounded memory. @throws DatabaseFailure */
export async function* allMessages(filter: MessageFilter): AsyncGenerator<Message[]> {
  let cursor = filter.after;
  for (;;) {
    const { messages, next } = await messagePage({ ...filter, after: cursor });
    yield messages;
    if (next === undefined) return;
    cursor = next;
  }
}

export const MESSAGE_CHANGES = ["read", "unread", "archive", "restore", "delete"] as const;
type MessageChange = (typeof MESSAGE_CHANGES)[number];

/** New values for each change, and the messages to which it applies. */
const CHANGES: Readonly<
  Record<
    Exclude<MessageChange, "delete">,
    { from: Prisma.ContactSubmissionWhereInput; to: () => Prisma.ContactSubmissionUpdateManyMutationInput }
  >
> = {
  read: { from: { readAt: null }, to: () => ({ readAt: new Date() }) },
  unread: { from: { readAt: { not: null } }, to: () => ({ readAt: null }) },
  archive: { from: { archivedAt: null }, to: () => ({ archivedAt: new Date() }) },
  restore: { from: { archivedAt: { not: null } }, to: () => ({ archivedAt: null }) },
};

/** Changes one message. Returns true if there was anything to change. @throws DatabaseFailure */
export const changeMessage = (actor: string, id: number, change: MessageChange): Promise<boolean> =>
  withDatabase((prisma) =>
    prisma.$transaction(async (tx) => {
      const { count } =
        change === "delete"
          ? await tx.contactSubmission.deleteMany({ where: { id } })
          : await tx.contactSubmission.updateMany({
              where: { id, ...CHANGES[change].from },
              data: CHANGES[change].to(),
            });
      if (count === 0) return false;
      const subject = `message ${id}`;
      if (change === "delete") await forgetSender(tx, subject);
      await record(tx, actor, [{ action: `message.${change}`, subject }]);
      return true;
    }),
  );

/** Removes the address of a deleted message from the log, which earlier versions recorded. */
const forgetSender = (tx: Prisma.TransactionClient, subject: string) =>
  tx.$executeRaw`UPDATE "audit_entries" SET "detail" = "detail" - 'from' WHERE "subject" = ${subject}`;
