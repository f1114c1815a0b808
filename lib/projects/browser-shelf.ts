import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { readProject } from "./read-project.ts";
import {
  changedKept,
  damagedSummary,
  type Kept,
  latestFirst,
  memoryShelf,
  type Shelf,
  type Summary,
  summaryOf,
} from "./shelf.ts";

interface Schema extends DBSchema {
  projects: { key: string; value: Kept };
}

const NAME = "scicalc";

/** The browser's own store; memory alone where it has none, as some private windows do. */
export async function browserShelf(): Promise<Shelf> {
  try {
    return shelfIn(
      await openDB<Schema>(NAME, 1, {
        upgrade: (database) => void database.createObjectStore("projects"),
        // Another window wants a newer shape: it must not wait for this one.
        blocking: (_, __, event) => (event.target as IDBDatabase).close(),
      }),
    );
  } catch (error) {
    console.warn("The browser keeps no projects", error);
    return memoryShelf();
  }
}

const shelfIn = (database: IDBPDatabase<Schema>): Shelf => ({
  lasting: true,
  list: async () => latestFirst((await database.getAll("projects")).map(summaryOfKept)),
  read: async (id) => known(await database.get("projects", id)),
  change: async (id, next) => {
    const transaction = database.transaction("projects", "readwrite", { durability: "strict" });
    const result = changedKept(known(await transaction.store.get(id)), next);
    if (result) await transaction.store.put(result, id);
    else await transaction.store.delete(id);
    await transaction.done;
    return result;
  },
});

/**
 * What is kept may be of an older version, or of anyone's making.
 * @throws Error with the sentence on what is wrong: it must neither be shown nor overwritten.
 */
function known(value: Kept | undefined): Kept | undefined {
  if (value === undefined) return undefined;
  const read = readProject(value.project);
  if (!read.ok) throw new Error(read.message);
  return { project: read.project, revision: value.revision };
}

function summaryOfKept(value: Kept): Summary {
  const read = readProject(value.project);
  return read.ok ? summaryOf(read.project) : damagedSummary(value.project, read.message);
}
