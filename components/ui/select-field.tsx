import { useId } from "react";
import { boxStyle, Field } from "./field";

interface SelectFieldProps<Id extends string> {
  label: string;
  options: readonly { id: Id; label: string }[];
  value: NoInfer<Id>;
  onChange: (id: Id) => void;
}

/** Choice of one option in a native list. */
export function SelectField<Id extends string>({ label, options, value, onChange }: SelectFieldProps<Id>) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.id === event.target.value);
          if (chosen) onChange(chosen.id);
        }}
        className={`${boxStyle} min-h-11 py-2 text-base`}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
