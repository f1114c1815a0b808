import { browserShelf } from "@/lib/projects/browser-shelf";
import { OpenProject, type Windows } from "@/lib/projects/open-project";
import type { Shelf } from "@/lib/projects/shelf";
import { recallHistory, removeHistory, storeHistory } from "./undo-history";

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
/** Listeners of the open projects, which save them when the page is left. */
const pageListeners = new Map<string, AbortController>();

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
  if (!project) {
    open.delete(id);
    return undefined;
  }
  recallHistory(project);
  const listener = new AbortController();
  pageListeners.set(id, listener);
  const save = () => {
    storeHistory(project);
    void project.flush();
  };
  addEventListener("pagehide", save, { signal: listener.signal });
  return project;
}

/** Drops an open project that was deleted here, with its undo steps. */
export function forgetProject(id: string): void {
  pageListeners.get(id)?.abort();
  pageListeners.delete(id);
  removeHistory(id);
  open.get(id)?.then(
    (project) => project?.close(),
    () => {},
  );
  open.delete(id);
}
