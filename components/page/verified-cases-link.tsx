import Link from "next/link";
import { verificationPath } from "@/lib/catalog/pages";

/** Leads to the cases that check a tool. */
export const VerifiedCasesLink = ({ tool }: { tool: string }) => (
  <Link
    href={verificationPath(tool)}
    prefetch={false}
    className="mt-2 inline-flex min-h-11 items-center text-accent text-sm underline underline-offset-4 print:hidden"
  >
    Cases that verify these results
  </Link>
);
