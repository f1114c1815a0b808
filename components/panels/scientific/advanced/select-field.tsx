import { useId } from "react";
import { boxStyle } from "@/components/ui/field";

interface SelectFieldProps<Id extends string> {
  label: string;
  value: Id;
  options: readonly { id: Id; label: string }[];
  onChange: (id: Id) => void;
}

/** One of a few, in the browser's own list: a thumb knows it. */
export function SelectField<Id extends string>({ label, value, options, onChange }: SelectFieldProps<Id>) {
  const id = useId();
  return (
    <div className="max-w-96">
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.id === event.target.value);
          if (chosen) onChange(chosen.id);
        }}
        className={`${boxStyle} min-h-11 text-base`}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
