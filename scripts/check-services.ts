import { PRODUCT } from "../lib/catalog/site.ts";
import { modelReply, startProgress } from "../lib/server/assistant/model.ts";
import { MODEL_TIMEOUT_MS, modelSettings } from "../lib/server/assistant/model-client.ts";
import { env } from "../lib/server/env.ts";
import { workerEvaluator } from "../lib/server/evaluation/evaluator.ts";
import { createMailer, sendToOwner } from "../lib/server/mail-transport.ts";

const MAX_WORDS_LENGTH = 500;
/** 10 in = 25.4 cm, by definition of the inch. */
const QUESTION = "How many centimeters are 10 inches?";

/** Sends a test mail. Returns false if it could not be sent. */
export async function checkMail(): Promise<boolean> {
  const { SMTP_URL, MAIL_TO } = env();
  if (SMTP_URL === undefined) {
    console.log("Mail is not configured (SMTP_URL, MAIL_TO), so nobody is notified of messages and reviews.");
    return true;
  }
  const mailer = createMailer(SMTP_URL);
  const subject = `[${PRODUCT}] Test mail`;
  const text = `This is the test mail of "npm run check:settings". Notifications of ${PRODUCT} will arrive here.\n`;
  try {
    const answer = await sendToOwner(mailer, { subject, text });
    console.log(`A test mail was sent to ${MAIL_TO}. The mail server said: ${quote(answer)}`);
    return true;
  } catch (error) {
    console.error(`The test mail could not be sent (SMTP_URL, MAIL_FROM, MAIL_TO): ${quoteError(error)}`);
    return false;
  } finally {
    mailer.close();
  }
}

export async function checkModel(): Promise<boolean> {
  const settings = modelSettings();
  if (!settings) {
    console.log("No model is configured (OPENAI_API_KEY), so the assistant answers with its own rules.");
    return true;
  }
  const now = Date.now();
  const context = {
    today: new Date(now).toISOString().slice(0, 10),
    now,
    timeZone: "UTC",
    faqs: [],
    evaluator: workerEvaluator({ client: "check" }),
  };
  const progress = startProgress();
  let reply = "";
  try {
    const signal = AbortSignal.timeout(MODEL_TIMEOUT_MS);
    for await (const event of modelReply(
      settings,
      { message: QUESTION, history: [], context },
      progress,
      signal,
    )) {
      if (event.type === "restart") reply = "";
      if (event.type === "text") reply += event.text;
    }
  } catch (error) {
    console.error(
      `The model ${settings.model} gave no usable answer to "${QUESTION}" (OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL): ${quoteError(error)}`,
    );
    return false;
  }
  console.log(`The model ${settings.model} was asked "${QUESTION}" and answered: ${quote(reply)}`);
  if (progress.result) return true;
  console.error(
    "The model did not call a calculator. It must support tool calls; choose another one (OPENAI_MODEL).",
  );
  return false;
}

function quoteError(error: unknown): string {
  const { message, code, cause } = error as { message?: string; code?: string; cause?: { message?: string } };
  const words = [message ?? String(error), code, cause?.message].filter(
    (part): part is string => typeof part === "string" && part !== "",
  );
  return quote([...new Set(words)].join("; "));
}

/** Quotes another server's message: in one line, bounded, without control characters or secrets. */
function quote(words: string): string {
  const { OPENAI_API_KEY, SMTP_URL } = env();
  const password = decodeURIComponent(URL.parse(SMTP_URL ?? "")?.password ?? "");
  let text = words.slice(0, MAX_WORDS_LENGTH);
  for (const secret of [OPENAI_API_KEY, SMTP_URL, password])
    if (secret) text = text.replaceAll(secret, "•••");
  return `"${text.replace(/[\s\p{Cc}]+/gu, " ").trim()}"`;
}
