import { reportPath } from "@/lib/core/forms/report";
import { REPORT_LINK } from "./report-script";

/** Leads to the contact form with this page filled in. The script in the document’s head adds inputs and result. */
export const ReportLink = ({ path }: { path: string }) => (
  <p className="mt-6 print:hidden">
    <a
      href={reportPath(path)}
      {...{ [REPORT_LINK]: "" }}
      rel="nofollow"
      className="inline-flex min-h-11 items-center text-muted text-sm underline underline-offset-4 hover:text-ink"
    >
      Report an error in this result
    </a>
  </p>
);
