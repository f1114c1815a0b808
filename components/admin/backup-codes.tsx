"use client";

import { saveFile } from "@/components/calculator/download";
import { Button } from "@/components/ui/button";
import { copyText } from "./copy-text";

export function BackupCodes({ codes }: { codes: readonly string[] }) {
  const text = codes.join("\n");
  const save = () =>
    saveFile("scicalc-backup-codes.txt", new Blob([`${text}\n`], { type: "text/plain;charset=utf-8" }));
  return (
    <>
      <ul className="mt-3 grid gap-x-6 gap-y-1 rounded-md border border-line bg-sunken p-3 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={({ currentTarget }) => copyText(text, currentTarget)}>Copy codes</Button>
        <Button onClick={save}>Download codes</Button>
      </div>
    </>
  );
}
