import { z } from "zod";
import { isOwnPath, MAX_MESSAGE, MAX_PAGE, MAX_TURNS } from "../../core/forms/chat.ts";
import { formatInteger } from "../../core/locale/locale.ts";
import { success } from "../../core/result/result.ts";
import { MAX_QUESTION_LENGTH } from "../../faces/answers/answer.ts";
import { readJson } from "../json-body.ts";
import { type HttpResult, httpFailure } from "../problem.ts";
import type { ChatTurn } from "./chat.ts";
import { messages } from "./messages.ts";

const MAX_BODY_BYTES = 64 * 1024;
const MAX_HISTORY = 12_000;

const body = z.object(
  {
    message: z
      .string("Send a message as text.")
      .max(MAX_MESSAGE, `A message may have at most ${formatInteger(MAX_MESSAGE)} characters.`)
      .refine((text) => text.trim() !== "", "Write a message first."),
    history: z
      .array(
        z.object({ sender: z.enum(["user", "bot", "system"]), text: z.string() }),
        "The history must be a list of turns, each with its sender and its text.",
      )
      .optional(),
    timeZone: z.string().max(64).optional(),
    page: z
      .string()
      .max(MAX_PAGE, "The page’s address is too long.")
      .refine(isOwnPath, "The page must be a path of this site.")
      .optional(),
  },
  "Send a JSON object with a message.",
);

export interface ChatRequest {
  message: string;
  /** Most recent turns, within MAX_HISTORY. */
  history: readonly ChatTurn[];
  timeZone?: string;
  /** Path and query of the page that the message was sent from. */
  page?: string;
}

export async function readChatRequest(request: Request): Promise<HttpResult<ChatRequest>> {
  const json = await readJson(request, MAX_BODY_BYTES);
  if (!json.ok) return json;
  const parsed = body.safeParse(json.value);
  if (!parsed.success) return httpFailure(400, parsed.error.issues[0]?.message ?? messages.requestUnreadable);
  const { message, history = [], timeZone, page } = parsed.data;
  const turns = recentTurns(history);
  return success({
    message,
    history: turns.some(({ sender }) => sender === "user") ? turns : [...barTurns(page), ...turns],
    ...(timeZone !== undefined && { timeZone }),
    ...(page !== undefined && { page }),
  });
}

/** Returns the question in the answer bar of the page, “/?q=…”, as the turn that the conversation continues. */
function barTurns(page: string | undefined): readonly ChatTurn[] {
  const question = new URLSearchParams(page?.split("?")[1]).get("q")?.trim() ?? "";
  return question === "" || question.length > MAX_QUESTION_LENGTH ? [] : [{ sender: "user", text: question }];
}

/** Returns the most recent turns that fit, without the panel’s notices. */
function recentTurns(
  history: readonly { sender: ChatTurn["sender"] | "system"; text: string }[],
): ChatTurn[] {
  const turns: ChatTurn[] = [];
  let room = MAX_HISTORY;
  for (const { sender, text } of history.slice(-MAX_TURNS).reverse()) {
    if (sender === "system") continue;
    room -= text.length;
    if (room < 0) break;
    turns.unshift({ sender, text });
  }
  return turns;
}
