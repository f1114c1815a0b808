import { QrImage } from "./qr-image";

/** Characters that surely fit into a QR code; only a very long e-mail address has more. */
const MAX_LENGTH = 500;

/** What goes into an authenticator app, and the codes that replace it once each. Shown this one time. */
export function TotpSecret({ uri, backupCodes }: { uri: string; backupCodes: readonly string[] }) {
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  return (
    <div className="mt-4 grid gap-4">
      <div>
        <p>
          Scan the QR code with your authenticator app or type in the key below. On your phone, you can{" "}
          <a href={uri} className="text-accent underline underline-offset-2">
            open it in the app
          </a>
          .
        </p>
        {uri.length <= MAX_LENGTH && (
          <div className="mt-3">
            <QrImage text={uri} label="QR code of the key" />
          </div>
        )}
        <p className="mt-3 break-all rounded-md border border-line bg-sunken p-3 font-mono">
          {secret.match(/.{1,4}/g)?.join(" ")}
        </p>
      </div>
      <div>
        <p>Keep these codes in a safe place. Each one signs you in once if you lose your phone.</p>
        <ul className="mt-2 grid grid-cols-2 gap-x-4 rounded-md border border-line bg-sunken p-3 font-mono">
          {backupCodes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
