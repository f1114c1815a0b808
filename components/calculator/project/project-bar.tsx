"use client";

import Link from "next/link";
import { useLayoutEffect } from "react";
import { createPortal } from "react-dom";
import { Icon } from "@/components/ui/icon";
import type { OpenProject } from "@/lib/projects/open-project";
import { PROJECTS_PATH, projectPath } from "@/lib/projects/paths";
import { projectTitle } from "@/lib/projects/project-title";
import { exportProject } from "./export-project";
import { savingText } from "./saving-text";
import { useProjectState } from "./use-project";
import { useUndoKeys } from "./use-undo-keys";

const buttonStyle =
  "grid size-11 shrink-0 place-items-center rounded-md text-accent hover:bg-accent-soft disabled:cursor-not-allowed disabled:text-muted disabled:opacity-50";

interface ProjectBarProps {
  /** Undefined while it is being opened, or if there is none. */
  open?: OpenProject;
  problem?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** Bar at the lower edge of a calculator from a project: its name, its saving state, and the way back. */
export function ProjectBar({ open, problem, onRetry }: ProjectBarProps) {
  // Neither the page's end nor a focused field may be below it.
  useLayoutEffect(() => {
    const [page, body] = [document.documentElement.style, document.body.style];
    page.scrollPaddingBottom = "4.5rem";
    body.paddingBottom = "3.25rem";
    return () => {
      page.scrollPaddingBottom = "";
      body.paddingBottom = "";
    };
  }, []);
  // Outside the result's column, which is sticky and has its own stacking context.
  return createPortal(
    <aside
      aria-label="Project"
      className="fixed inset-x-0 bottom-0 z-10 border-line-strong border-t bg-surface pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      {/* The assistant's button covers its end. */}
      <div className="column flex min-h-13 items-center gap-x-2 pr-22! text-sm">
        {open ? (
          <OpenBar open={open} />
        ) : (
          <a href={PROJECTS_PATH} className="flex min-h-11 items-center gap-1 font-medium text-accent">
            <Icon name="chevron-left" className="size-4" />
            Projects
          </a>
        )}
        {problem && (
          <p role="alert" className="min-w-0 text-danger leading-snug">
            {problem}{" "}
            {onRetry && (
              <button type="button" onClick={onRetry} className="min-h-6 font-medium underline">
                Try again
              </button>
            )}
          </p>
        )}
        {!open && !problem && <p className="text-muted">Opening the project…</p>}
      </div>
    </aside>,
    document.body,
  );
}

function OpenBar({ open }: { open: OpenProject }) {
  const state = useProjectState(open);
  const { project, saving, canUndo, canRedo } = state;
  useUndoKeys(open);
  return (
    <>
      <Link
        href={projectPath(project.id)}
        prefetch={false}
        onClick={() => void open.flush()}
        className="flex min-h-11 min-w-0 items-center gap-1 font-medium text-accent"
      >
        <Icon name="chevron-left" className="size-4" />
        <span className="truncate">{projectTitle(project.name)}</span>
      </Link>
      <p
        role="status"
        className={
          saving === "failed" || saving === "deleted" ? "min-w-0 text-danger" : "shrink-0 text-muted"
        }
      >
        {savingText(state, open.lasting)}
      </p>
      {saving === "failed" && (
        <button
          type="button"
          onClick={() => exportProject(project)}
          className="min-h-11 shrink-0 font-medium text-accent underline-offset-4 hover:underline"
        >
          Export
        </button>
      )}
      <span className="ml-auto flex">
        <button
          type="button"
          aria-label="Undo"
          title="Undo"
          disabled={!canUndo}
          onClick={() => open.undo()}
          className={buttonStyle}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          aria-label="Redo"
          title="Redo"
          disabled={!canRedo}
          onClick={() => open.redo()}
          className={buttonStyle}
        >
          <Icon name="undo" className="size-5 -scale-x-100" />
        </button>
      </span>
    </>
  );
}
