"use client";

import { Button } from "@/components/ui/button";
import { copyText } from "./copy-text";
import { QrImage } from "./qr-image";

/** Length that certainly fits into a QR code; only a very long e-mail address exceeds it. */
const MAX_LENGTH = 500;

export function TotpKey({ uri }: { uri: string }) {
  const key = new URL(uri).searchParams.get("secret") ?? "";
  return (
    <>
      {uri.length <= MAX_LENGTH && (
        <div className="mt-3">
          <QrImage text={uri} label="QR code of the key" />
        </div>
      )}
      <p className="mt-3">
        On a phone,{" "}
        <a href={uri} className="text-accent underline underline-offset-2">
          open the key in the app
        </a>
        . If you cannot scan the code, enter the key:
      </p>
      <p
        id="totp-key"
        className="mt-3 break-words rounded-md border border-line bg-sunken p-3 font-mono text-sm"
      >
        {key.match(/.{1,4}/g)?.join(" ")}
      </p>
      <div className="mt-3">
        <Button onClick={({ currentTarget }) => copyText(key, currentTarget)}>Copy key</Button>
      </div>
    </>
  );
}
