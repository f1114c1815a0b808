import { get as getByHttp, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { get as getByHttps } from "node:https";
import { text } from "node:stream/consumers";
import type { TLSSocket } from "node:tls";
import type { Nginx } from "../nginx.ts";

/** Answer on the way to a page. */
export interface Answer {
  url: URL;
  status: number;
  headers: IncomingHttpHeaders;
  page: string;
  /** True if the certificate is valid for the name. */
  verified: boolean;
}

const MAX_REDIRECTS = 5;

/** Requests a page of the site at its public address from an nginx on this machine. Returns every answer on the way. */
export async function requestPage(nginx: Nginx, start: URL): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let url: URL | undefined = start; url && answers.length <= MAX_REDIRECTS; ) {
    const response = await request(nginx, url);
    const { statusCode: status = 0, headers, socket } = response;
    const verified = "authorized" in socket && (socket as TLSSocket).authorized;
    answers.push({ url, status, headers, page: await text(response), verified });
    url = status >= 300 && status < 400 && headers.location ? new URL(headers.location, url) : undefined;
  }
  return answers;
}

/** Returns the first answer to a request. Two ports of this machine replace 80 and 443. */
function request(nginx: Nginx, url: URL): Promise<IncomingMessage> {
  const isSecure = url.protocol === "https:";
  const options = {
    host: "127.0.0.1",
    port: isSecure ? nginx.securePort : nginx.redirectPort,
    path: url.pathname + url.search,
    headers: { Host: url.host },
    servername: url.hostname,
    ca: nginx.certificate,
  };
  return new Promise((resolve, reject) => {
    (isSecure ? getByHttps : getByHttp)(options, resolve).on("error", reject);
  });
}
