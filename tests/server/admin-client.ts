import { handleAuth } from "../../lib/server/auth/handler.ts";
import { type Admin, adminOf, type SignedIn, signedInFrom } from "../../lib/server/auth/session.ts";
import { computeTotp, totpStep } from "../../scripts/totp-code.ts";

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

  /**
   * Sets up the second factor of the administrator whose password this browser entered, with the code of the step before:
   * those of this one and of the next are left for signing in.
   */
  async enroll({ steps = -1, password = PASSWORD } = {}): Promise<Authenticator> {
    const response = await this.post("/two-factor/enable", { password });
    const { totpURI, backupCodes } = (await response.json()) as { totpURI: string; backupCodes: string[] };
    const authenticator = new Authenticator(new URL(totpURI).searchParams.get("secret") ?? "", backupCodes);
    const confirmed = await this.post("/two-factor/verify-totp", { code: authenticator.code(steps) });
    if (!confirmed.ok) throw new Error(`The second factor was not set up: ${await confirmed.text()}`);
    return authenticator;
  }

  /** Signs in with the password and a backup code, of which an administrator has ten. */
  async signInFully({ backupCodes }: Authenticator, password = PASSWORD): Promise<void> {
    await this.signIn(EMAIL, password);
    const code = backupCodes.shift();
    const response = await this.post("/two-factor/verify-backup-code", { code });
    if (!response.ok) throw new Error(`The backup code was not accepted: ${await response.text()}`);
  }

  /** Who this browser is signed in as, also with the password alone. */
  signedIn(): Promise<SignedIn | undefined> {
    return signedInFrom(this.headers());
  }

  /** The administrator whom this browser is fully signed in as. */
  admin(): Promise<Admin | undefined> {
    return adminOf(this.headers());
  }
}

/** An authenticator app, with the backup codes that replace it. */
export class Authenticator {
  readonly secret: string;
  readonly backupCodes: string[];

  constructor(secret: string, backupCodes: readonly string[]) {
    this.secret = secret;
    this.backupCodes = [...backupCodes];
  }

  /** The code that it displays, so many steps from now. */
  code(steps = 0): string {
    return computeTotp(this.secret, totpStep(Date.now()) + steps);
  }
}
