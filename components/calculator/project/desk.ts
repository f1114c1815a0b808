import { browserShelf } from "@/lib/projects/browser-shelf";
import { OpenProject, type Windows } from "@/lib/projects/open-project";
import type { Shelf } from "@/lib/projects/shelf";
import { recallHistory, storeHistory } from "./undo-history";

/** Projects of this browser, and those that are open in this window: their undo steps survive navigation. */
const CHANNEL = "scicalc-projects";

let shelf: Promise<Shelf> | undefined;
export const projectShelf = (): Promise<Shelf> => {
  shelf ??= browserShelf();
  return shelf;
};

let channel: BroadcastChannel | undefined;
const listeners = new Set<(id: string) => void>();

function windows(): BroadcastChannel {
  if (channel) return channel;
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    for (const each of listeners) each(String(data));
  };
  return channel;
}

/** Receives notifications that another window saved or deleted a project. */
export const hearOfProjects: Windows["subscribe"] = (listener) => {
  windows();
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const tellOfProject: Windows["notify"] = (id) => windows().postMessage(id);

const open = new Map<string, Promise<OpenProject | undefined>>();

/** Returns an open project, shared by this window; undefined if it is not stored. */
export function openProject(id: string): Promise<OpenProject | undefined> {
  const project = open.get(id) ?? opened(id);
  open.set(id, project);
  // The next request tries again after a failure.
  project.catch(() => open.delete(id));
  return project;
}

async function opened(id: string): Promise<OpenProject | undefined> {
  const project = await OpenProject.open(await projectShelf(), id, {
    notify: tellOfProject,
    subscribe: hearOfProjects,
  });
  if (!project) open.delete(id);
  else {
    recallHistory(project);
    addEventListener("pagehide", () => {
      storeHistory(project);
      void project.flush();
    });
  }
  return project;
}

/** Drops an open project that was deleted here. */
export function forgetProject(id: string): void {
  open.get(id)?.then(
    (project) => project?.close(),
    () => {},
  );
  open.delete(id);
}
