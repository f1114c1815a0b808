import { handleAuth } from "../../lib/server/auth/handler.ts";
import { type Admin, adminOf } from "../../lib/server/auth/session.ts";

export const EMAIL = "ada@example.org";
export const PASSWORD = "correct horse battery";
const ORIGIN = "http://localhost:3000";

let visitors = 0;

function nextAddress(): string {
  visitors += 1;
  return `10.0.${Math.floor(visitors / 250)}.${visitors % 250}`;
}

/** A browser: keeps its cookies and has an address of its own. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly address: string;

  constructor(address = nextAddress()) {
    this.address = address;
  }

  headers(extra: Readonly<Record<string, string>> = {}): Headers {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return new Headers({
      host: new URL(ORIGIN).host,
      origin: ORIGIN,
      "x-forwarded-for": this.address,
      ...(cookie && { cookie }),
      ...extra,
    });
  }

  async post(path: string, body: object, extra: Readonly<Record<string, string>> = {}): Promise<Response> {
    const headers = this.headers({ "content-type": "application/json", ...extra });
    const request = new Request(`${ORIGIN}/api/auth${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    const response = await handleAuth(request);
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  signIn(email = EMAIL, password = PASSWORD): Promise<Response> {
    return this.post("/sign-in/email", { email, password });
  }

  /** Who this browser is signed in as. */
  admin(): Promise<Admin | undefined> {
    return adminOf(this.headers());
  }
}
