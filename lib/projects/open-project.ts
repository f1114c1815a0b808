import { InputError, unwrapResult } from "../core/result/input-error.ts";
import type { Edit } from "./edits.ts";
import * as messages from "./messages.ts";
import type { Project } from "./project.ts";
import { readProject } from "./read-project.ts";
import type { Shelf } from "./shelf.ts";

/** Delay before a change is saved, in ms. */
const QUIET = 250;
/** Time within which changes of one kind are a single undo step, in ms. */
const ONE_STEP = 1500;
const MAX_STEPS = 100;

/** State of the displayed project relative to the stored one. */
export type Saving = "saved" | "saving" | "failed" | "deleted";

export interface Windows {
  notify: (id: string) => void;
  subscribe: (listener: (id: string) => void) => () => void;
}

/** Displayed state of an open project. Every change creates a new object. */
export interface ProjectState {
  project: Project;
  saving: Saving;
  /** Reason why the project could not be saved, if the user can fix it: a sentence. */
  problem?: string | undefined;
  canUndo: boolean;
  canRedo: boolean;
  /** Counter of changes by another window or by undo, after which forms must update their fields. */
  formVersion: number;
}

/** Undo and redo steps of a stored revision, each a project as JSON; the newest of each last. */
export interface UndoHistory {
  revision: number;
  past: readonly string[];
  future: readonly string[];
}

/** Maximum total length of stored steps, in characters. */
const MAX_HISTORY = 1_000_000;

/** Serializes the newest steps within a total length. */
function newestSteps(steps: readonly Project[], limit: number): string[] {
  const texts: string[] = [];
  let length = 0;
  for (const step of steps.toReversed()) {
    const text = JSON.stringify(step);
    length += text.length;
    if (length > limit) break;
    texts.unshift(text);
  }
  return texts;
}

const readSteps = (steps: readonly string[]): Project[] =>
  steps.map((step) => unwrapResult(readProject(JSON.parse(step))));

/** Returns the reason for a failed save that the user can act on: a sentence. */
function problemOf(error: unknown): string | undefined {
  if (error instanceof InputError) return error.message;
  return error instanceof Error && error.name === "QuotaExceededError" ? messages.storageFull : undefined;
}

/** Returns the project if it can be read again. @throws InputError */
function sound(project: Project): Project {
  unwrapResult(readProject(project));
  return project;
}

/**
 * Project that the user is editing: changes appear immediately and are saved after a delay, on top of the
 * stored project at that time. It adopts changes of another window and then clears the undo history, which
 * would undo the other window's work too.
 */
export class OpenProject {
  state: ProjectState;
  readonly lasting: boolean;
  private readonly shelf: Shelf;
  private readonly windows: Windows;
  private readonly now: () => number;
  private revision: number;
  private pending: Edit[] = [];
  /** True while edits are on their way to the storage. */
  private isWriting = false;
  private past: Project[] = [];
  private future: Project[] = [];
  private step: { name: string; at: number } | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private writing: Promise<void> = Promise.resolve();
  private readonly listeners = new Set<() => void>();
  private readonly stop: () => void;

  private constructor(
    shelf: Shelf,
    windows: Windows,
    now: () => number,
    { project, revision }: { project: Project; revision: number },
  ) {
    this.shelf = shelf;
    this.lasting = shelf.lasting;
    this.windows = windows;
    this.now = now;
    this.revision = revision;
    this.state = { project, saving: "saved", canUndo: false, canRedo: false, formVersion: 0 };
    this.stop = windows.subscribe((id) => {
      if (id === project.id) void this.takeOver();
    });
  }

  /** Resolves to undefined if the project does not exist. */
  static async open(
    shelf: Shelf,
    id: string,
    windows: Windows,
    now: () => number = Date.now,
  ): Promise<OpenProject | undefined> {
    const stored = await shelf.read(id);
    return stored && new OpenProject(shelf, windows, now, stored);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly read = (): ProjectState => this.state;

  /** Returns the undo steps of the project as it will be stored, for its next opening. */
  history(): UndoHistory {
    const past = newestSteps(this.past, MAX_HISTORY);
    const future = newestSteps(this.future, MAX_HISTORY - past.join("").length);
    const unsaved = Number(this.isWriting) + Number(this.pending.length > 0);
    return { revision: this.revision + unsaved, past, future };
  }

  /** Adopts the undo steps of an earlier opening, unless the project has changed since. */
  recall({ revision, past, future }: UndoHistory): void {
    if (revision !== this.revision || this.past.length > 0 || this.future.length > 0) return;
    [this.past, this.future] = [readSteps(past), readSteps(future)];
    this.show({});
  }

  /** Applies an edit. `step`: same names are undone together, none cannot be. */
  change(edit: Edit, step?: string): void {
    const { project } = this.state;
    const next = edit(project);
    if (next === project) return;
    if (step !== undefined) {
      const at = this.now();
      const continues = this.step?.name === step && at - this.step.at < ONE_STEP;
      if (!continues) this.past = [...this.past, project].slice(-MAX_STEPS);
      this.step = { name: step, at };
      this.future = [];
    }
    this.take(next, edit);
  }

  undo(): void {
    const project = this.past.pop();
    if (!project) return;
    this.future.push(this.state.project);
    this.replace(project);
  }

  redo(): void {
    const project = this.future.pop();
    if (!project) return;
    this.past.push(this.state.project);
    this.replace(project);
  }

  /** Saves pending changes immediately; resolves afterward. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing.then(() => this.write());
    await this.writing;
  }

  /** Saves pending changes, and stops listening to other windows. */
  async close(): Promise<void> {
    await this.flush();
    this.stop();
  }

  /** Saves a project again that another window deleted. */
  async restore(): Promise<void> {
    const { project } = this.state;
    this.pending.push(() => project);
    this.show({ saving: "saving" });
    const stored = await this.shelf.change(project.id, () => project);
    this.revision = stored?.revision ?? 0;
    this.pending = [];
    this.show({ saving: "saved" });
    this.windows.notify(project.id);
  }

  private replace(project: Project): void {
    this.step = undefined;
    this.take(project, () => project, true);
  }

  private take(project: Project, edit: Edit, isShown = false): void {
    this.pending.push(edit);
    const { saving, formVersion } = this.state;
    this.show({
      project,
      saving: saving === "deleted" ? saving : "saving",
      formVersion: formVersion + (isShown ? 1 : 0),
    });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), QUIET);
  }

  private async write(): Promise<void> {
    const edits = this.pending;
    if (edits.length === 0 || this.state.saving === "deleted") return;
    this.pending = [];
    const { id } = this.state.project;
    const updatedAt = new Date(this.now()).toISOString();
    let gone = false;
    this.isWriting = true;
    try {
      const stored = await this.shelf.change(id, (previous) => {
        gone = previous === undefined;
        if (!previous) return undefined;
        return sound({ ...edits.reduce((project, edit) => edit(project), previous.project), updatedAt });
      });
      if (!stored) return this.show({ saving: gone ? "deleted" : "failed" });
      const isOwn = stored.revision === this.revision + 1;
      this.revision = stored.revision;
      if (!isOwn) this.adopt(stored.project);
      if (this.pending.length === 0) this.show({ saving: "saved" });
      this.windows.notify(id);
    } catch (error) {
      console.warn("The project could not be saved", error);
      // Retries with the next change.
      this.pending = [...edits, ...this.pending];
      this.show({ saving: "failed", problem: problemOf(error) });
    } finally {
      this.isWriting = false;
    }
  }

  private async takeOver(): Promise<void> {
    try {
      const stored = await this.shelf.read(this.state.project.id);
      if (!stored) return this.show({ saving: "deleted" });
      if (stored.revision <= this.revision) return;
      // Saving pending changes also adopts the stored version.
      if (this.pending.length > 0) return void (await this.flush());
      this.revision = stored.revision;
      this.adopt(stored.project);
      this.show({ saving: "saved" });
    } catch (error) {
      console.warn("The project of another window could not be read", error);
    }
  }

  /** Adopts another window's version, and reapplies unsaved edits to it. */
  private adopt(project: Project): void {
    this.past = [];
    this.future = [];
    this.step = undefined;
    const next = this.pending.reduce((edited, edit) => edit(edited), project);
    this.show({ project: next, formVersion: this.state.formVersion + 1 });
  }

  private show(change: Partial<ProjectState>): void {
    const [canUndo, canRedo] = [this.past.length > 0, this.future.length > 0];
    this.state = { ...this.state, ...change, canUndo, canRedo };
    for (const listener of this.listeners) listener();
  }
}
