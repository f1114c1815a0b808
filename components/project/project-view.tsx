"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { exportProject } from "@/components/calculator/project/export-project";
import { inSystem } from "@/components/calculator/project/in-system";
import { savingText } from "@/components/calculator/project/saving-text";
import { useProjectState } from "@/components/calculator/project/use-project";
import { useResults } from "@/components/calculator/project/use-results";
import { useUndoKeys } from "@/components/calculator/project/use-undo-keys";
import { usePageTitle } from "@/components/page/use-page-title";
import { Button } from "@/components/ui/button";
import { Segments } from "@/components/ui/choice";
import { Icon } from "@/components/ui/icon";
import { notifyError } from "@/components/ui/notify";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import type { OpenProject } from "@/lib/projects/open-project";
import { PROJECTS_PATH, projectPath } from "@/lib/projects/paths";
import { projectTitle } from "@/lib/projects/project-title";
import { AddCalculator, type CalculatorGroup } from "./add-calculator";
import { CalculationProgress } from "./calculation-progress";
import { rememberDeleted } from "./deleted-project";
import { EntryCard } from "./entry-card";
import { type ChangeProject, FLOW_TITLE } from "./entry-tools";
import { HandOver } from "./hand-over";
import { messages } from "./messages";
import { overview } from "./overview";
import { messageOf } from "./project-list";
import { TitleBlock } from "./title-block";

interface ProjectViewProps {
  open: OpenProject;
  groups: readonly CalculatorGroup[];
}

export function ProjectView({ open, groups }: ProjectViewProps) {
  const router = useRouter();
  const state = useProjectState(open);
  const { project, saving, canUndo, canRedo } = state;
  const calculation = useResults(open, project);
  const { calculated, progress, status, retry } = calculation;
  const [busy, setBusy] = useState(false);
  useUndoKeys(open);
  usePageTitle(projectTitle(project.name));
  const allResults = [...(calculated?.results ?? []), ...(progress?.results ?? [])];
  const results = new Map(allResults.map((result) => [result.entry.id, result]));
  const [announcement, setAnnouncement] = useState("");
  const change: ChangeProject = (edit, step, says = "") => {
    open.change(edit, step);
    setAnnouncement(says);
  };

  async function act(what: () => Promise<unknown>) {
    setBusy(true);
    try {
      await what();
    } catch (error) {
      notifyError(messageOf(error));
    } finally {
      setBusy(false);
    }
  }
  const chooseUnits = (system: UnitSystem) =>
    act(async () => open.change(await inSystem(open.read().project, system), "units"));

  return (
    <>
      <h1 className="mt-1 text-3xl [overflow-wrap:anywhere] md:text-4xl">{projectTitle(project.name)}</h1>
      <p className="mt-2 text-muted text-sm" role="status">
        {savingText(state, open.lasting)}
        {calculated && <> · {overview(project, results)}</>}
      </p>
      {saving === "deleted" && (
        <div
          role="alert"
          className="mt-3 flex flex-wrap items-center gap-x-4 rounded-md border border-warning bg-warning-soft px-4"
        >
          <p className="py-2.5">This project was deleted in another window.</p>
          <Button look="quiet" onClick={() => act(() => open.restore())}>
            Restore it
          </Button>
        </div>
      )}
      {saving === "failed" && (
        <div
          role="alert"
          className="mt-3 flex flex-wrap items-center gap-x-4 rounded-md border border-warning bg-warning-soft px-4"
        >
          <p className="py-2.5">{messages.exportUnsaved(state.problem)}</p>
          <Button look="quiet" onClick={() => exportProject(project)}>
            Export
          </Button>
          <Button look="quiet" onClick={() => act(() => open.flush())}>
            Try again
          </Button>
        </div>
      )}
      {!open.lasting && (
        <p role="alert" className="mt-3 rounded-md border border-warning bg-warning-soft px-3 py-2 text-sm">
          This browser does not allow the site to store data, as in some private windows. Export the project
          before you close this page.
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-2 print:hidden">
        <Button onClick={() => open.undo()} disabled={!canUndo}>
          <Icon name="undo" className="size-4" />
          Undo
        </Button>
        <Button onClick={() => open.redo()} disabled={!canRedo}>
          <Icon name="undo" className="size-4 -scale-x-100" />
          Redo
        </Button>
        <UnitsChoice system={project.units} disabled={busy} onChoose={chooseUnits} />
        <span className="flex-1 max-md:hidden" />
        <HandOver project={project} />
        <Button onClick={() => exportProject(project)}>
          <Icon name="download" className="size-4" />
          Export
        </Button>
        <Button
          disabled={busy}
          onClick={() =>
            act(async () => {
              await open.flush();
              const { duplicateProject } = await import("./stored-projects");
              location.assign(projectPath(await duplicateProject(project.id)));
            })
          }
        >
          <Icon name="copy" className="size-4" />
          Duplicate
        </Button>
        <Button
          disabled={busy}
          onClick={() =>
            act(async () => {
              const { deleteProject } = await import("./stored-projects");

              rememberDeleted(await deleteProject(project.id));
              router.push(PROJECTS_PATH);
            })
          }
        >
          <Icon name="trash" className="size-4" />
          Delete
        </Button>
      </div>
      <div className="mt-8 grid grid-cols-1 items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby={FLOW_TITLE} className="min-w-0">
          <h2 id={FLOW_TITLE} tabIndex={-1} className="text-xl">
            Calculations
          </h2>
          <p role="status" className="sr-only">
            {announcement}
          </p>
          {status === "failed" && (
            <p role="alert" className="mt-3 text-danger text-sm">
              A calculator could not be loaded.{" "}
              <button type="button" onClick={retry} className="min-h-6 font-medium underline">
                Try again
              </button>
            </p>
          )}
          {project.entries.length === 0 && (
            <p className="measure mt-3 text-muted leading-relaxed">
              No calculations yet. Add the first one below; its results can feed the next.
            </p>
          )}
          <ol className="mt-4">
            {project.entries.map((entry, at) => (
              <EntryCard
                key={entry.id}
                entry={entry}
                place={at}
                count={project.entries.length}
                project={project}
                result={results.get(entry.id)}
                isCalculating={status !== "canceled"}
                onChange={change}
                onOpen={() => open.flush()}
              />
            ))}
          </ol>
          <AddCalculator
            groups={groups}
            project={project}
            results={calculated?.results ?? []}
            onChange={change}
          />
        </section>
        <TitleBlock project={project} onChange={change} />
      </div>
      <CalculationProgress calculation={calculation} />
    </>
  );
}

const SYSTEMS: readonly { id: UnitSystem; label: string }[] = [
  { id: "si", label: "SI" },
  { id: "us", label: "US" },
];

interface UnitsChoiceProps {
  system: UnitSystem;
  disabled: boolean;
  onChoose: (system: UnitSystem) => void;
}

/** Units of the project, independent of the visitor's. */
const UnitsChoice = ({ system, disabled, onChoose }: UnitsChoiceProps) => (
  <div className="project-units">
    <Segments
      label="Units of the project"
      options={SYSTEMS}
      value={system}
      disabled={disabled}
      onChange={onChoose}
    />
  </div>
);
