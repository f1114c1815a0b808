import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetProject, openProject, projectShelf } from "@/components/calculator/project/desk";
import { newProject } from "../../lib/projects/edits.ts";

const items = new Map<string, string>();
let page: EventTarget;

beforeEach(() => {
  items.clear();
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
    removeItem: (key: string) => items.delete(key),
  });
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const leavePage = () => page.dispatchEvent(new Event("pagehide"));

async function openNew(id: string) {
  const shelf = await projectShelf();
  const at = "2026-11-23T09:30:00.000Z";
  const stored = await shelf.change(id, () => newProject({ id, name: "Office", units: "si", at }));
  expect(stored?.revision).toBe(1);
  const project = await openProject(id);
  if (!project) throw new Error("There is no project");
  return project;
}

it("stores undo steps when the page is left, and none of a deleted project", async () => {
  const key = "scicalcUndo:office";
  const project = await openNew("office");
  project.change((current) => ({ ...current, name: "Level 2" }), "name");
  leavePage();
  expect(JSON.parse(items.get(key) ?? "").past).toHaveLength(1);

  forgetProject("office");
  expect(items.has(key)).toBe(false);
  leavePage();
  expect(items.has(key)).toBe(false);
});

it.each([
  ["no-text", ""],
  ["no-object", "null"],
  ["no-steps", '{"revision":1}'],
  ["no-texts", '{"revision":1,"past":[1],"future":[]}'],
  ["no-projects", '{"revision":1,"past":["{}"],"future":[]}'],
])("opens a project whose stored undo steps are invalid: %s", async (id, text) => {
  items.set(`scicalcUndo:${id}`, text);
  const project = await openNew(id);
  expect(project.read()).toMatchObject({ canUndo: false, canRedo: false });
  expect(console.warn).toHaveBeenCalledWith("The undo steps could not be restored", expect.anything());
  forgetProject(id);
});
