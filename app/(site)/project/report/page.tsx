import type { Metadata } from "next";
import { ReportDesk } from "@/components/project/report-desk";
import { pageAt } from "@/lib/catalog/pages";
import { metadataFor } from "@/lib/faces/page/metadata";

export const metadata: Metadata = metadataFor(pageAt("/project/report"));

/** The report of one project: its id is in the address, everything else in the visitor's browser. */
export default function ReportPage() {
  return (
    <div className="column pt-6 md:pt-8">
      <ReportDesk />
    </div>
  );
}
