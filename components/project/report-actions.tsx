"use client";

import { useState } from "react";
import { saveFile } from "@/components/calculator/download";
import { Button } from "@/components/ui/button";
import { Segments } from "@/components/ui/choice";
import { Icon } from "@/components/ui/icon";
import { notifyError } from "@/components/ui/notify";
import type { ProjectReport } from "@/lib/faces/report/project-report";
import type { ReportExtent } from "@/lib/faces/report/sections";
import { fileStem } from "@/lib/projects/file-name";
import { messages } from "./messages";

const EXTENTS = [
  { id: "brief", label: "Summary report" },
  { id: "full", label: "Full report with steps" },
] as const satisfies readonly { id: ReportExtent; label: string }[];

interface ReportActionsProps {
  report: ProjectReport | undefined;
  extent: ReportExtent;
  onExtent: (extent: ReportExtent) => void;
}

/** Actions on a report: choose its extent, print or save as PDF in the browser, and download its tables. */
export function ReportActions({ report, extent, onExtent }: ReportActionsProps) {
  const [busy, setBusy] = useState(false);
  const stem = fileStem(report?.title.name ?? "");

  async function save(ending: string, write: () => Promise<Blob>) {
    setBusy(true);
    try {
      saveFile(`${stem}.${ending}`, await write());
    } catch (error) {
      console.warn("The file could not be written", error);
      notifyError(messages.fileNotWritten);
    } finally {
      setBusy(false);
    }
  }
  /** The libraries that write files load with the first press. */
  const load = () => Promise.all([import("@/lib/faces/report/files"), import("@/lib/faces/report/sheets")]);
  const xlsx = async () => {
    const [{ workbook }, { reportSheets }] = await load();
    return workbook(report ? reportSheets(report) : []);
  };
  const csv = async () => {
    const [{ csvArchive }, { reportSheets }] = await load();
    return csvArchive(report ? reportSheets(report) : []);
  };

  return (
    <>
      <Segments label="Level of detail" options={EXTENTS} value={extent} onChange={onExtent} />
      <Button disabled={!report} onClick={() => print()}>
        <Icon name="printer" className="size-4" />
        Print or save as PDF
      </Button>
      <Button
        disabled={!report || busy}
        onClick={() => save("xlsx", xlsx)}
        title="All tables as one workbook"
      >
        <Icon name="download" className="size-4" />
        XLSX
      </Button>
      <Button
        disabled={!report || busy}
        onClick={() => save("csv.zip", csv)}
        title="All tables as CSV files in a ZIP"
      >
        <Icon name="download" className="size-4" />
        CSV
      </Button>
    </>
  );
}
