import { describe, expect, test, vi } from "vitest";
import {
  changedEntry,
  copyOf,
  type Edit,
  movedEntry,
  newEntry,
  newId,
  newProject,
  withEntry,
  withLink,
  withLinkState,
  withoutEntry,
} from "../../lib/projects/edits.ts";
import { MAX_ENTRIES } from "../../lib/projects/limits.ts";
import { OpenProject, type Windows } from "../../lib/projects/open-project.ts";
import type { Project } from "../../lib/projects/project.ts";
import { readProject } from "../../lib/projects/read-project.ts";
import { memoryShelf } from "../../lib/projects/shelf.ts";

const at = "2026-11-23T09:30:00.000Z";
const blank = newProject({ id: "office", name: "Office", units: "si", at });
const duct = (id: string) => newEntry({ id, calculator: "ductsizer", title: id });
const link = (from: string) => ({ field: "flow", from, output: "airFlow", state: "following" as const });
const projectWith = (...edits: Edit[]): Project => edits.reduce((project, edit) => edit(project), blank);
const idsOf = (project: Project) => project.entries.map(({ id }) => id);

/** Windows of one browser. */
function browser() {
  const listeners = new Set<(id: string) => void>();
  const shelf = memoryShelf();
  const open = async (clock = { now: 0 }) => {
    let ownListener: ((id: string) => void) | undefined;
    const windows: Windows = {
      notify: (id) => {
        for (const listener of listeners) if (listener !== ownListener) listener(id);
      },
      subscribe: (listener) => {
        ownListener = listener;
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
    const project = await OpenProject.open(shelf, "office", windows, () => clock.now);
    if (!project) throw new Error("There is no project");
    return project;
  };
  return { shelf, open };
}
const rename =
  (name: string): Edit =>
  (project) => ({ ...project, name });
const manyRows = (count: number) => Array.from({ length: count }, (_, row) => ({ name: `S${row}` }));
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

async function withOffice() {
  const opened = browser();
  await opened.shelf.change("office", () => projectWith(withEntry(duct("a")), withEntry(duct("b"))));
  return opened;
}

describe("edits", () => {
  test("give what can be read again", () => {
    const project = projectWith(withEntry(duct("a")), withEntry(duct("b")), withLink("b", link("a")));
    expect(readProject(JSON.parse(JSON.stringify(project)))).toEqual({ ok: true, value: project });
    expect(readProject(copyOf(project, { id: newId(), name: "Copy", at })).ok).toBe(true);
  });

  test("keep links whole: none to what is gone, none in a circle, one for a field", () => {
    const linked = projectWith(withEntry(duct("a")), withEntry(duct("b")), withLink("b", link("a")));
    expect(withLink("a", link("b"))(linked)).toBe(linked);
    expect(withLink("b", link("gone"))(linked)).toBe(linked);
    expect(withLink("b", { ...link("a"), output: "other" })(linked).entries[1]?.links).toHaveLength(1);
    expect(withoutEntry("a")(linked).entries).toEqual([duct("b")]);
    expect(withLinkState("b", "flow", "detached")(linked).entries[1]?.links[0]?.state).toBe("detached");
  });

  test("move within bounds, and add up to the limit", () => {
    const two = projectWith(withEntry(duct("a")), withEntry(duct("b")));
    expect(idsOf(movedEntry("b", -1)(two))).toEqual(["b", "a"]);
    expect(movedEntry("b", 1)(two)).toBe(two);
    expect(movedEntry("gone", 1)(two)).toBe(two);
    expect(withEntry(duct("a"))(two)).toBe(two);
    const full = Array.from({ length: MAX_ENTRIES }, (_, index) => withEntry(duct(`e${index}`)));
    expect(projectWith(...full, withEntry(duct("more"))).entries).toHaveLength(MAX_ENTRIES);
    expect(idsOf(projectWith(withEntry(duct("a")), withEntry(duct("b"), 0)))).toEqual(["b", "a"]);
  });
});

describe("an open project", () => {
  test("says that the storage is full, and saves with the next attempt", async () => {
    const { shelf, open } = await withOffice();
    const project = await open();
    const full = new DOMException("No room", "QuotaExceededError");
    const change = vi.spyOn(shelf, "change").mockRejectedValueOnce(full);
    vi.spyOn(console, "warn").mockImplementationOnce(() => {});
    project.change(rename("Level 2"), "name");
    await project.flush();
    expect(project.read()).toMatchObject({ saving: "failed", problem: expect.stringContaining("full") });
    change.mockRestore();
    await project.flush();
    expect(project.read().saving).toBe("saved");
    expect((await shelf.read("office"))?.project.name).toBe("Level 2");
  });

  test("has its undo steps again after a reload, unless it was changed in between", async () => {
    const { open } = await withOffice();
    const before = await open();
    before.change(rename("Level 2"), "name");
    before.change(rename("Level 3"), "other");
    before.undo();
    // Left before the pause after which changes are saved.
    const history = JSON.parse(JSON.stringify(before.history()));
    await before.close();

    const after = await open();
    after.recall(history);
    expect(after.read()).toMatchObject({ canUndo: true, canRedo: true });
    after.undo();
    expect(after.read().project.name).toBe("Office");
    after.redo();
    after.redo();
    expect(after.read().project.name).toBe("Level 3");
    await after.close();

    const later = await open();
    later.recall(history);
    expect(later.read()).toMatchObject({ canUndo: false, canRedo: false });
  });

  test("has its undo steps again if it was left while edits were saved", async () => {
    const { open } = await withOffice();
    const before = await open();
    before.change(rename("Level 2"), "name");
    const saving = before.flush();
    // The write has begun.
    await Promise.resolve();
    before.change(rename("Level 3"), "other");
    const history = before.history();
    await saving;
    await before.close();

    const after = await open();
    after.recall(history);
    after.undo();
    expect(after.read().project.name).toBe("Level 2");
    after.undo();
    expect(after.read().project.name).toBe("Office");
  });

  test("stores the newest undo steps within a bound", async () => {
    const { open } = await withOffice();
    const project = await open();
    for (let step = 0; step < 90; step += 1) {
      const notes = String(step).padEnd(8000);
      project.change(
        (current) => ({
          ...current,
          notes,
          entries: current.entries.map((entry) => ({ ...entry, notes })),
        }),
        `step ${step}`,
      );
    }
    const { past } = project.history();
    expect(past.join("").length).toBeLessThan(1_000_000);
    expect(past.length).toBeGreaterThan(10);
    expect(JSON.parse(past.at(-1) ?? "").notes.trim()).toBe("88");
  });

  test("is written after a pause, or at once when asked", async () => {
    const { shelf, open } = await withOffice();
    const project = await open();
    project.change(rename("Level 2"), "name");
    expect(project.read()).toMatchObject({ saving: "saving", project: { name: "Level 2" } });
    await project.flush();
    expect(project.read().saving).toBe("saved");
    expect((await shelf.read("office"))?.project.name).toBe("Level 2");
  });

  test("is undone and redone by steps; consecutive typing is one step", async () => {
    const clock = { now: 0 };
    const { open } = await withOffice();
    const project = await open(clock);
    const name = () => project.read().project.name;
    for (const text of ["L", "Le", "Level"]) {
      clock.now += 200;
      project.change(rename(text), "name");
    }
    clock.now += 5000;
    project.change(rename("Level 2"), "name");
    project.change(withoutEntry("a"), "remove");
    project.undo();
    expect(project.read().project.entries).toHaveLength(2);
    project.undo();
    expect(name()).toBe("Level");
    project.undo();
    expect([name(), project.read().canUndo]).toEqual(["Office", false]);
    project.redo();
    expect([name(), project.read().canRedo]).toEqual(["Level", true]);
    project.change(rename("Roof"), "name");
    expect(project.read().canRedo).toBe(false);
    // A change that follows automatically is no step.
    project.change(changedEntry("b", (entry) => ({ ...entry, notes: "followed" })));
    project.undo();
    expect(name()).toBe("Level");
    await project.close();
  });

  test("of two windows keeps the changes of both", async () => {
    const { shelf, open } = await withOffice();
    const [one, other] = [await open(), await open()];
    const note = (id: string): Edit => changedEntry(id, (entry) => ({ ...entry, notes: `of ${id}` }));
    one.change(note("a"), "a");
    other.change(note("b"), "b");
    await Promise.all([one.flush(), other.flush()]);
    await settled();
    const stored = (await shelf.read("office"))?.project;
    expect(stored?.entries.map(({ notes }) => notes)).toEqual(["of a", "of b"]);
    expect(one.read().project).toEqual(stored);
    expect(other.read().project).toEqual(stored);
    // Undoing now would undo the other's work.
    expect([one.read().canUndo, other.read().canUndo]).toContain(false);
  });

  test("follows another window that it says nothing against", async () => {
    const { open } = await withOffice();
    const [one, other] = [await open(), await open()];
    one.change(rename("Roof"), "name");
    await one.flush();
    await settled();
    expect(other.read()).toMatchObject({ saving: "saved", formVersion: 1, project: { name: "Roof" } });
  });

  test("says that another window deleted it, and can be kept again", async () => {
    const { shelf, open } = await withOffice();
    const project = await open();
    await shelf.change("office", () => undefined);
    project.change(rename("Roof"), "name");
    await project.flush();
    expect(project.read().saving).toBe("deleted");
    expect(await shelf.read("office")).toBeUndefined();
    await project.restore();
    expect((await shelf.read("office"))?.project.name).toBe("Roof");
    project.change(rename("Attic"), "name");
    await project.flush();
    expect((await shelf.read("office"))?.project.name).toBe("Attic");
  });

  test("says why a project with too many rows is not saved, and saves it when they are fewer", async () => {
    const { shelf, open } = await withOffice();
    const project = await open();
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const fill = (count: number): Edit =>
      changedEntry("a", (entry) => ({ ...entry, inputs: { sections: manyRows(count) } }));
    project.change(fill(800), "inputs a");
    for (let copy = 0; copy < 6; copy += 1)
      project.change(withEntry({ ...duct(`c${copy}`), inputs: { sections: manyRows(800) } }), "add");
    await project.flush();
    expect(project.read()).toMatchObject({
      saving: "failed",
      problem: expect.stringContaining("5,000 rows"),
    });
    project.change(fill(1), "inputs a");
    await project.flush();
    expect(project.read().saving).toBe("saved");
    expect((await shelf.read("office"))?.project.entries).toHaveLength(8);
    warn.mockRestore();
  });

  test("tries again what could not be written", async () => {
    const { shelf, open } = await withOffice();
    const project = await open();
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const change = vi.spyOn(shelf, "change").mockRejectedValueOnce(new Error("full"));
    project.change(rename("Roof"), "name");
    await project.flush();
    expect(project.read().saving).toBe("failed");
    expect(warn).toHaveBeenCalled();
    await project.flush();
    expect(project.read().saving).toBe("saved");
    expect((await shelf.read("office"))?.project.name).toBe("Roof");
    warn.mockRestore();
    change.mockRestore();
  });
});

test("a list shows the latest project first, and nothing of a deleted one", async () => {
  const { shelf } = browser();
  await shelf.change("a", () => ({ ...blank, id: "a" }));
  await shelf.change("b", () => ({ ...blank, id: "b", updatedAt: "2026-11-24T09:30:00.000Z" }));
  expect((await shelf.list()).map(({ id }) => id)).toEqual(["b", "a"]);
  await shelf.change("b", () => undefined);
  expect(await shelf.list()).toEqual([{ id: "a", name: "Office", client: "", size: 0, updatedAt: at }]);
});
