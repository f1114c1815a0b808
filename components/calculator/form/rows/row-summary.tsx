import type { RowEntry } from "@/lib/kit/fields/entry";
import { rowText } from "@/lib/run/format/scenario-text";
import type { RowSetting } from "./row-list";

interface RowSummaryProps {
  setting: RowSetting;
  row: RowEntry;
}

export function RowSummary({ setting, row }: RowSummaryProps) {
  const { field, outer, records, context, converters } = setting;
  const { [field.nameField ?? ""]: _, ...fields } = field.fields;
  const text = rowText(fields, row, { currency: context.currency, converters, records }, outer);
  return text === "" ? null : <span className="tabular text-muted"> {text}</span>;
}
