import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { unwrapResult } from "../core/result/input-error.ts";
import { changedKept, latestFirst, memoryShelf, type Shelf, type StoredProject, summaryOf } from "./shelf.ts";

interface Schema extends DBSchema {
  projects: { key: string; value: StoredProject };
}

const NAME = "scicalc";

/** Opens the browser's store; uses memory if there is none, as in some private windows. */
export async function browserShelf(): Promise<Shelf> {
  try {
    return shelfIn(
      await openDB<Schema>(NAME, 1, {
        upgrade: (database) => void database.createObjectStore("projects"),
        // Another window needs a newer schema, and must not wait for this one.
        blocking: (_, __, event) => (event.target as IDBDatabase).close(),
      }),
    );
  } catch (error) {
    console.warn("The browser keeps no projects", error);
    return memoryShelf();
  }
}

/** Loads the parser of projects with the first project that a visitor opens: a list does not need it. */
const loadReader = () => import("./read-project.ts").then(({ readProject }) => readProject);
type Reader = Awaited<ReturnType<typeof loadReader>>;

const shelfIn = (database: IDBPDatabase<Schema>): Shelf => {
  /** Projects as this page saved them last, which need not be validated again. */
  const saved = new Map<string, StoredProject>();
  return {
    lasting: true,
    list: async () =>
      latestFirst((await database.getAll("projects")).map(({ project }) => summaryOf(project))),
    read: async (id) => validated(await database.get("projects", id), await loadReader()),
    change: async (id, next) => {
      // Loads before the transaction, which would end during the wait.
      const reader = await loadReader();
      const transaction = database.transaction("projects", "readwrite", { durability: "strict" });
      const stored = await transaction.store.get(id);
      const last = saved.get(id);
      const isLast =
        stored?.revision === last?.revision && stored?.project.updatedAt === last?.project.updatedAt;
      const result = changedKept(isLast ? last : validated(stored, reader), next);
      const write = result ? transaction.store.put(result, id) : transaction.store.delete(id);
      // A failed write, such as into a full storage, rejects both.
      await Promise.all([write, transaction.done]);
      if (result) saved.set(id, result);
      else saved.delete(id);
      return result;
    },
    remove: (id) => {
      saved.delete(id);
      return database.delete("projects", id);
    },
  };
};

/**
 * Validates a stored project, which may be of an older version or come from another program. @throws InputError: the caller must neither display nor overwrite the project.
 */
function validated(value: StoredProject | undefined, readProject: Reader): StoredProject | undefined {
  if (value === undefined) return undefined;
  return { project: unwrapResult(readProject(value.project)), revision: value.revision };
}
