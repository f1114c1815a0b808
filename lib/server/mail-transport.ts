import { createTransport, type SendMailOptions, type Transporter } from "nodemailer";
import { env, parseMailboxes } from "./env.ts";

/**
 * Time limit of each step of a mail server, in ms: together far below the first retry after 60 seconds
 * (mail-worker.ts).
 */
const TIMEOUT_MS = 10_000;

/** Creates a connection to the owner's mail server, which opens with the first mail. Close it after the last one. */
export function createMailer(url: string): Transporter {
  return createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Texts are never file names or addresses to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof createTransport>[0]);
}

/**
 * Sends a mail from MAIL_FROM, by default the first address of MAIL_TO, to MAIL_TO. @returns the mail
 * server's last answer, such as "250 OK" @throws Error with the mail server's message
 */
export async function sendToOwner(
  mailer: Transporter,
  mail: Pick<SendMailOptions, "subject" | "text" | "replyTo">,
): Promise<string> {
  const { MAIL_FROM, MAIL_TO = "" } = env();
  const from = MAIL_FROM ?? parseMailboxes(MAIL_TO)[0];
  const { response } = await mailer.sendMail({ ...mail, from, to: MAIL_TO });
  return String(response);
}
