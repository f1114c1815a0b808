import { flushSync } from "react-dom";
import { notifyError } from "@/components/ui/notify";
import { loadFromServer } from "@/lib/core/data/fetch-file";
import type { RecordSet } from "@/lib/core/data/records";
import { tabbed } from "@/lib/faces/sheet/lines";
import { type PastedRows, pastedRows } from "@/lib/faces/sheet/pasted-rows";
import { csv } from "@/lib/kit/calculator/csv";
import { type RowEntry, rowEntry, simpleIn } from "@/lib/kit/fields/entry";
import { withRowFields } from "@/lib/kit/fields/field";
import type { RecordSets } from "@/lib/kit/fields/records";
import { writtenRows } from "@/lib/run/rows/format-rows";
import { download } from "../../download";
import { messages } from "./messages";
import { type Announcement, type RowList, rowTitle } from "./row-list";
import { arranged } from "./row-moves";

type Next = readonly (number | RowEntry)[];

const placesOf = ({ rows }: RowList): number[] => rows.map((_, place) => place);

/** Moves and inserts rows by position, and announces it. Renders synchronously, so that the rows can take the focus. */
const arrange = (list: RowList, next: Next, announcement: Announcement): void =>
  flushSync(() => {
    const places = next.map((row) => (typeof row === "number" ? row : undefined));
    list.changeOrder((order) => arranged(order, places));
    list.onChange((current) =>
      next.flatMap((row) => (typeof row === "number" ? current.slice(row, row + 1) : [row])),
    );
    list.say(announcement);
  });

const rowAt = ({ root, path }: RowList, place: number): HTMLElement | null =>
  root.querySelector(`[data-row="${path}.${place}"]`);

const CONTROLS = "input, select, textarea, button";

const focusFirstField = (list: RowList, place: number): void =>
  rowAt(list, place)?.querySelector<HTMLElement>(`:scope [data-field] :is(${CONTROLS})`)?.focus();

/** Appends a row with the units of the row above. */
export function add(list: RowList): void {
  const { field, rows, system } = list;
  if (rows.length >= field.maxRows) {
    list.say({ text: messages.full(field.maxRows) });
    return;
  }
  const fresh = rowEntry(field.fields, {}, system);
  const above = rows.at(-1);
  const row = Object.fromEntries(
    Object.entries(fresh).map(([id, entry]) => {
      const aboveEntry = above && simpleIn(above[id]);
      const empty = typeof entry === "object" && "unit" in entry && entry.value === "";
      return [id, empty && typeof aboveEntry === "object" ? { value: "", unit: aboveEntry.unit } : entry];
    }),
  );
  arrange(list, [...placesOf(list), row], { text: messages.added(rowTitle(field, row, rows.length)) });
  focusFirstField(list, rows.length);
}

export function move(list: RowList, place: number, by: number): void {
  const row = list.rows[place];
  const to = place + by;
  if (!row || to < 0 || to >= list.rows.length) return;
  const { activeElement } = document;
  const order = placesOf(list);
  order.splice(to, 0, ...order.splice(place, 1));
  const title = rowTitle(list.field, row, place);
  const text = messages.moved({ title, number: to + 1, count: order.length });
  arrange(list, order, { text });
  // Moving a row in the page may drop the focus, and the button is disabled at the end of the list.
  if (activeElement instanceof HTMLElement && activeElement.isConnected) activeElement.focus();
  if (document.activeElement === document.body || (activeElement as HTMLButtonElement | null)?.disabled)
    rowAt(list, to)?.querySelector<HTMLElement>("button:enabled")?.focus();
  rowAt(list, to)?.scrollIntoView({ block: "nearest" });
}

export function duplicate(list: RowList, place: number): void {
  const row = list.rows[place];
  if (!row || list.rows.length >= list.field.maxRows) return;
  const order = placesOf(list);
  order.splice(place + 1, 0, place);
  arrange(list, order, { text: messages.duplicated(rowTitle(list.field, row, place)) });
  focusFirstField(list, place + 1);
}

export function remove(list: RowList, place: number): void {
  const row = list.rows[place];
  if (!row || list.rows.length <= list.field.minRows) return;
  const title = rowTitle(list.field, row, place);
  const undo = () => {
    const { latest } = list;
    const order: (number | RowEntry)[] = placesOf(latest());
    order.splice(place, 0, row);
    arrange(latest(), order, { text: messages.restored(title) });
    focusFirstField(latest(), place);
  };
  const rest = placesOf(list).filter((at) => at !== place);
  arrange(list, rest, { text: messages.removed(title), undo });
  // The next press removes the next row, or the last one.
  const next = rowAt(list, Math.min(place, rest.length - 1));
  const button = next?.querySelector<HTMLElement>(':scope button[aria-label^="Remove"]:enabled');
  (button ?? list.root.querySelector<HTMLElement>(`[data-add="${list.path}"]`))?.focus();
}

export async function paste(list: RowList, text: string, place: number): Promise<void> {
  const records = await recordSets(list);
  const pasted = pastedRows(list.field, text, { ...list, records });
  if (!pasted) return list.say({ text: messages.nothingToPaste });
  const before = list.latest().rows;
  const { maxRows } = list.field;
  const whole: Next = [
    ...placesOf(list).slice(0, place),
    ...pasted.rows,
    ...placesOf(list).slice(place + pasted.rows.length),
  ];
  const next = whole.slice(0, maxRows);
  const cut = pasted.cut + whole.length - next.length;
  const undo = () => arrange(list.latest(), before, { text: messages.allRestored });
  arrange(list, next, { text: pastedText({ ...pasted, cut }, maxRows), undo });
}

const MOST_TOLD = 3;

function pastedText({ rows, cut, unread }: PastedRows, maxRows: number): string {
  const names = unread.slice(0, MOST_TOLD).join(", ");
  return [
    messages.pasted(rows.length),
    ...(cut > 0 ? [messages.cut({ count: cut, maxRows })] : []),
    ...(unread.length > 0 ? [messages.notUnderstood({ names, more: unread.length - MOST_TOLD })] : []),
  ].join(" ");
}

/** Loads the sets of a list's record fields, if possible: spreadsheets contain names of records. */
async function recordSets({ field, records }: RowList): Promise<RecordSets> {
  const names = withRowFields(field.fields).flatMap((each) => (each.kind === "record" ? [each.set] : []));
  const loaded = await Promise.all(
    [...new Set(names)].map(async (name): Promise<[string, RecordSet][]> => {
      try {
        return [[name, await loadFromServer<RecordSet>(name, "records")]];
      } catch {
        return [];
      }
    }),
  );
  return { ...records, ...Object.fromEntries(loaded.flat()) };
}

export async function pasteFromClipboard(list: RowList): Promise<void> {
  try {
    await paste(list, await navigator.clipboard.readText(), list.rows.length);
  } catch {
    list.say({ text: messages.clipboardBlocked });
  }
}

const lines = async (list: RowList): Promise<string[][]> =>
  writtenRows(list.field, list.rows, { ...list, records: await recordSets(list) });

export async function copy(list: RowList): Promise<void> {
  try {
    await navigator.clipboard.writeText(tabbed(await lines(list)));
    list.say({ text: messages.copied(list.rows.length) });
  } catch {
    notifyError(messages.notCopied);
  }
}

export async function save(list: RowList): Promise<void> {
  download(`${list.path}.csv`, "text/csv", csv(await lines(list)));
}
