"use client";

import Link from "next/link";
import { useEffect, useState } from "react";
import { useProject } from "@/components/calculator/project/use-project";
import { Icon } from "@/components/ui/icon";
import { PROJECTS_PATH } from "@/lib/projects/paths";
import type { CalculatorGroup } from "./add-calculator";
import { messages } from "./messages";
import { ProjectView } from "./project-view";

const linkStyle =
  "inline-flex min-h-11 items-center gap-1 font-medium text-accent text-sm underline-offset-4 hover:underline";

export function ProjectDesk({ groups }: { groups: readonly CalculatorGroup[] }) {
  const [id, setId] = useState<string | null>();
  useEffect(() => setId(new URLSearchParams(location.search).get("id")), []);
  return (
    <>
      <nav aria-label="Breadcrumb" className="print:hidden">
        <Link href={PROJECTS_PATH} prefetch={false} className={linkStyle}>
          <Icon name="chevron-left" className="size-4" />
          Projects
        </Link>
      </nav>
      {id === undefined ? <Opening /> : <Desk key={id} id={id} groups={groups} />}
      <noscript>
        <p className="measure mt-4">
          Projects are stored and calculated in the browser, which requires JavaScript.
        </p>
      </noscript>
    </>
  );
}

function Desk({ id, groups }: { id: string | null; groups: readonly CalculatorGroup[] }) {
  const open = useProject(id);
  if (open === undefined) return <Opening />;
  if (open === "missing")
    return (
      <div className="min-h-screen">
        <h1 className="mt-2 text-3xl">Project not found</h1>
        <p className="measure mt-4 leading-relaxed">
          This browser has no project at this address. Projects are stored in the browser where they were
          created: to open one on another computer, export it there and import it here.
        </p>
        <Link href={PROJECTS_PATH} className={`${linkStyle} mt-2`}>
          Your projects
        </Link>
      </div>
    );
  if (open instanceof Error)
    return (
      <div className="min-h-screen">
        <h1 className="mt-2 text-3xl">The project cannot be opened</h1>
        <p role="alert" className="measure mt-4 leading-relaxed">
          {messages.notChanged(open.message)}
        </p>
      </div>
    );
  return <ProjectView open={open} groups={groups} />;
}

const Opening = () => (
  <div className="min-h-screen" aria-busy="true">
    <h1 className="mt-2 text-3xl text-muted">Project</h1>
    <p className="script-only mt-4 text-muted">Opening…</p>
  </div>
);
