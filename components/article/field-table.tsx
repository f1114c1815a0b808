import { findFormCalculator, formCalculators } from "@/lib/catalog/calculators";
import { fieldRowsOf } from "./field-rows";
import styles from "./field-table.module.css";
import { messages } from "./messages";

/** Table of all fields of a calculator, from its declaration, closed at first. */
export function FieldTable({ id }: { id: string }) {
  const calculator = findFormCalculator(id);
  if (!calculator) throw new RangeError(`No calculator with fields: ${id}`);
  return (
    <details className={styles.fields}>
      <summary>{messages.summary(calculator.label)}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.field}</th>
            <th scope="col">{messages.accepts}</th>
          </tr>
        </thead>
        <tbody>
          {fieldRowsOf(calculator).map((row) => (
            <tr key={row.id} data-depth={row.depth || undefined}>
              <td>
                {row.label}
                {row.notes.map((note) => (
                  <small key={note}>{note}</small>
                ))}
              </td>
              <td>{row.accepts}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Tables of all calculators of a category, so that a new one needs no change of the guide. */
export function FieldTables({ category }: { category: string }) {
  return formCalculators
    .filter((calculator) => calculator.category === category)
    .map(({ id }) => <FieldTable key={id} id={id} />);
}
