import { messages } from "@/components/admin/messages";
import { CSV_START, csvLine } from "@/lib/server/admin/csv";
import { allMessages, MESSAGE_FOLDERS, type Message } from "@/lib/server/admin/messages";
import { noteForeignOrigin, noteRejectedSession } from "@/lib/server/auth/rejections";
import { adminOf } from "@/lib/server/auth/session";
import { isDatabaseFailure } from "@/lib/server/db/failure";
import { isForeign } from "@/lib/server/origin";
import { textIn } from "../../address";

const COLUMNS = ["id", "received", "name", "email", "subject", "message", "read", "archived"];

const errorResponse = (status: number, text: string): Response =>
  new Response(text, { status, headers: { "Cache-Control": "no-store" } });

/** The messages of a folder as a CSV file. */
export async function GET(request: Request): Promise<Response> {
  if (isForeign(request.headers)) {
    noteForeignOrigin(request.headers);
    return errorResponse(403, messages.inbox.foreignSite);
  }
  try {
    const admin = await adminOf(request.headers);
    if (!admin) {
      noteRejectedSession(request.headers);
      return errorResponse(401, messages.inbox.signInFirst);
    }
    const query = new URL(request.url).searchParams;
    const folder = MESSAGE_FOLDERS.find((each) => each === query.get("folder")) ?? "inbox";
    const portions = allMessages({ folder, search: textIn(query.get("q") ?? ""), after: undefined });
    // Read before the answer begins: a database that is down is said, not a file cut short.
    const first = await portions.next();
    return new Response(streamOf(lines(first.value ?? [], portions)), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="messages-${folder}.csv"`,
        "Cache-Control": "no-store",
      },
    });
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    return errorResponse(503, error.message);
  }
}

/** Asks for more only when the client takes it. */
const streamOf = (chunks: AsyncGenerator<Uint8Array>): ReadableStream =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });

async function* lines(
  first: readonly Message[],
  rest: AsyncIterable<readonly Message[]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(CSV_START + csvLine(COLUMNS));
  yield encoder.encode(first.map(lineOf).join(""));
  for await (const portion of rest) yield encoder.encode(portion.map(lineOf).join(""));
}

const lineOf = (message: Message): string =>
  csvLine([
    String(message.id),
    message.createdAt.toISOString(),
    message.name,
    message.email,
    message.subject,
    message.message,
    message.readAt?.toISOString() ?? "",
    message.archivedAt?.toISOString() ?? "",
  ]);
