import type {
  Answer,
  OutputRecord,
  OutputValue,
  Table,
  ValueFormat,
  WrittenAnswer,
} from "../kit/calculator/computation.ts";
import {
  type FigureDeclaration,
  isList,
  type ListDeclaration,
  type OutputDeclaration,
} from "../kit/calculator/define.ts";

type Outputs = Readonly<Record<string, OutputDeclaration>>;

export const figuresOf = (outputs: Outputs): Readonly<Record<string, FigureDeclaration>> =>
  Object.fromEntries(
    Object.entries(outputs).flatMap(([id, output]) => (isList(output) ? [] : [[id, output] as const])),
  );

export const listsOf = (outputs: Outputs): Readonly<Record<string, ListDeclaration>> =>
  Object.fromEntries(
    Object.entries(outputs).flatMap(([id, output]) => (isList(output) ? [[id, output] as const] : [])),
  );

export const formatsOf = (outputs: Outputs): readonly ValueFormat[] =>
  Object.values(outputs).flatMap((output) =>
    isList(output) ? Object.values(output.columns).map(({ format }) => format) : [output.format],
  );

export function figureIn({ outputs }: Pick<Answer, "outputs">, id: string): OutputValue | undefined {
  const value = outputs[id];
  return typeof value === "object" ? undefined : value;
}

/** Converts the lists of an answer to tables, in the order of their declaration. */
export const listTables = (lists: Readonly<Record<string, ListDeclaration>>, answer: Answer): Table[] =>
  Object.entries(lists).flatMap(([id, list]) => {
    const records = answer.outputs[id];
    return typeof records === "object" ? [listTable(id, list, records)] : [];
  });

/** Returns all tables of an answer: those of its lists first. */
export const answerTables = (
  lists: Readonly<Record<string, ListDeclaration>>,
  answer: WrittenAnswer,
): readonly Table[] => [...listTables(lists, answer), ...(answer.tables ?? [])];

function listTable(
  id: string,
  { label, columns, isAnswer }: ListDeclaration,
  records: readonly OutputRecord[],
): Table {
  const columnEntries = Object.entries(columns);
  const total = columnEntries.map(([column, { total }]) =>
    total ? records.reduce((sum, record) => sum + Number(record[column] ?? 0), 0) : null,
  );
  return {
    id,
    title: label,
    ...(isAnswer && { isAnswer }),
    columns: columnEntries.map(([column, declared]) => ({
      id: column,
      label: declared.label,
      format: declared.format,
    })),
    rows: records.map((record) => columnEntries.map(([column]) => record[column] ?? null)),
    ...(records.length > 1 && total.some((sum) => sum !== null) && { total }),
  };
}
