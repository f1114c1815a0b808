"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useCallback, useEffect, useState } from "react";
import { ownSystem } from "@/components/page/units-choice";
import { Button, buttonStyles } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { notifyError } from "@/components/ui/notify";
import { formatCounted } from "@/lib/core/locale/locale";
import { projectPath } from "@/lib/projects/paths";
import type { Project } from "@/lib/projects/project";
import { projectTitle } from "@/lib/projects/project-title";
import type { Summary } from "@/lib/projects/shelf";
import { formatDay } from "@/lib/run/format/format-day";
import { takeDeleted } from "./deleted-project";
import { ImportButton } from "./import-button";
import { messages } from "./messages";
import type { KeptProjects } from "./stored-projects";

const load = () => import("./stored-projects");

/** List of the projects in this browser, and buttons that start another. */
export function ProjectList() {
  const router = useRouter();
  const [projects, setProjects] = useState<KeptProjects>();
  const [failed, setFailed] = useState(false);
  const [deleted, setDeleted] = useState<Project | undefined>(takeDeleted);
  const [busy, setBusy] = useState(false);

  const refresh = useCallback(
    () =>
      load()
        .then(({ keptProjects }) => keptProjects())
        .then(setProjects, () => setFailed(true)),
    [],
  );
  useEffect(() => {
    let stop = () => {};
    let current = true;
    void refresh();
    load().then(
      ({ onKeptProjects }) => {
        if (current) stop = onKeptProjects(refresh);
      },
      () => {},
    );
    return () => {
      current = false;
      stop();
    };
  }, [refresh]);

  async function act(what: (projects: Awaited<ReturnType<typeof load>>) => Promise<string | undefined>) {
    setBusy(true);
    try {
      const id = await what(await load());
      if (id === undefined) await refresh();
      else router.push(projectPath(id));
    } catch (error) {
      notifyError(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <div className="script-only mt-6 flex flex-wrap gap-2">
        <Button
          look="primary"
          disabled={busy}
          onClick={() => act(({ createProject }) => createProject(ownSystem(), "New project"))}
        >
          <Icon name="plus" className="size-4" />
          New project
        </Button>
        <Button disabled={busy} onClick={() => act(({ openExample }) => openExample(ownSystem()))}>
          <Icon name="book" className="size-4" />
          Open the example
        </Button>
        <ImportButton disabled={busy} onProject={(project) => act(({ keepCopy }) => keepCopy(project))} />
      </div>
      <noscript>
        <p className="measure mt-6">
          Projects are stored and calculated in the browser, which requires JavaScript.
        </p>
      </noscript>
      {deleted && (
        <div
          role="status"
          className="mt-6 flex flex-wrap items-center gap-x-4 rounded-md border border-line bg-surface px-4"
        >
          <p className="py-2.5">Deleted “{deleted.name}”.</p>
          <Button
            look="quiet"
            onClick={() => {
              setDeleted(undefined);
              void act(async ({ keep }) => void (await keep(deleted)));
            }}
          >
            <Icon name="undo" className="size-4" />
            Undo
          </Button>
        </div>
      )}
      <section aria-labelledby="kept" className="mt-10 flex min-h-60 flex-col">
        <h2 id="kept" className="text-xl">
          Your projects
        </h2>
        {projects && !projects.lasting && (
          <p role="alert" className="mt-3 rounded-md border border-warning bg-warning-soft px-3 py-2 text-sm">
            This browser does not allow the site to store data, as in some private windows: projects last only
            until you close this page. Export anything you want to keep.
          </p>
        )}
        {failed && (
          <p role="alert" className="mt-3 text-danger">
            Your projects could not be read. Please reload the page.
          </p>
        )}
        {projects?.summaries.length === 0 && (
          <div className="mt-4 flex flex-1 flex-col items-center justify-center rounded-lg border border-line-strong border-dashed p-6 text-center text-muted">
            <Icon name="book" className="size-6" />
            <p className="mt-3 max-w-md text-balance leading-relaxed">
              No projects yet. Start a new one, or open the example: a small office, from its cooling load to
              its sprinklers.
            </p>
          </div>
        )}
        {projects && projects.summaries.length > 0 && (
          <ul className="mt-4 divide-y divide-line border-line border-y">
            {projects.summaries.map((summary) => (
              <ProjectLine
                key={summary.id}
                summary={summary}
                onDuplicate={() =>
                  act(async ({ duplicateProject }) => void (await duplicateProject(summary.id)))
                }
                onDelete={() =>
                  act(async ({ deleteProject }) => {
                    setDeleted(await deleteProject(summary.id));
                    return undefined;
                  })
                }
              />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

export const messageOf = (error: unknown): string =>
  error instanceof Error && error.message !== "" ? error.message : messages.somethingFailed;

interface ProjectLineProps {
  summary: Summary;
  onDuplicate: () => void;
  onDelete: () => void;
}

function ProjectLine({ summary, onDuplicate, onDelete }: ProjectLineProps) {
  const { id, name, client, size, updatedAt } = summary;
  const title = projectTitle(name);
  const about = [
    client,
    formatCounted(size, { one: "calculation", other: "calculations" }),
    /^\d{4}-\d\d-\d\d/.test(updatedAt) && formatDay(updatedAt.slice(0, 10), "long"),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-64">
        <Link
          href={projectPath(id)}
          prefetch={false}
          className="inline-flex min-h-11 items-center font-medium text-accent underline-offset-4 hover:underline md:min-h-8"
        >
          {title}
        </Link>
        <p className="text-muted text-sm">{about.filter(Boolean).join(" · ")}</p>
      </div>
      <button
        type="button"
        onClick={onDuplicate}
        aria-label={`Duplicate ${title}`}
        className={buttonStyles.quiet}
      >
        <Icon name="copy" className="size-4" />
        Duplicate
      </button>
      <button type="button" onClick={onDelete} aria-label={`Delete ${title}`} className={buttonStyles.quiet}>
        <Icon name="trash" className="size-4" />
        Delete
      </button>
    </li>
  );
}
