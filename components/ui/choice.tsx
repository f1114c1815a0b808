import { type MouseEvent, type ReactNode, startTransition, useId, useOptimistic } from "react";
import { boxStyle, Field } from "./field";
import { roomOf } from "./segment-width";

export interface ChoiceOption<Id extends string = string> {
  id: Id;
  label: string;
  /** Accessible name and tooltip, if the label alone is too short: "DEG: Degrees". */
  name?: string;
  /** Replaces the label on its segment: a typeset symbol. */
  mark?: ReactNode;
}

interface SegmentsProps<Id extends string> {
  /** Accessible name of the group. */
  label: string;
  describedBy?: string;
  options: readonly ChoiceOption<Id>[];
  value: NoInfer<Id>;
  onChange: (id: Id) => void;
  disabled?: boolean;
  onMouseDown?: (event: MouseEvent) => void;
  className?: string;
}

/** One of a few short options side by side, as radio buttons. For labels that always fit on one line. */
export function Segments<Id extends string>({
  label,
  describedBy,
  options,
  value,
  onChange,
  disabled,
  onMouseDown,
  className = "flex",
}: SegmentsProps<Id>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
      onMouseDown={onMouseDown}
      className={`segments ${className}`}
    >
      {options.map((option) => (
        <label key={option.id} title={option.name} className="segment">
          <input
            type="radio"
            name={name}
            value={option.id}
            checked={option.id === value}
            disabled={disabled}
            onChange={() => onChange(option.id)}
            aria-label={option.name}
          />
          {option.mark ?? option.label}
        </label>
      ))}
    </div>
  );
}

interface ChoiceProps<Id extends string> extends Omit<SegmentsProps<Id>, "onMouseDown" | "className"> {
  /** Id of the list. */
  id?: string;
  /** Width of the widest place in which it appears, in rem; that of a form's field by default. */
  widest?: number;
}

/**
 * One of several options: segments on one line where all labels fit, else a native list. Style alone decides, from the
 * lengths of the labels, so nothing moves when fonts or scripts arrive. Takes the width of its container. Reacts
 * immediately, and what depends on it follows in a transition.
 */
export function Choice<Id extends string>({ id, widest, ...props }: ChoiceProps<Id>) {
  const { label, describedBy, options, disabled } = props;
  const [value, setValue] = useOptimistic(props.value);
  const onChange = (chosen: Id) =>
    startTransition(() => {
      setValue(() => chosen);
      props.onChange(chosen);
    });
  const choice = { ...props, value, onChange };
  const room = roomOf(options, widest);
  if (room === "segments") return <Segments {...choice} />;
  const list = (
    <select
      id={id}
      aria-label={room === "select" && id !== undefined ? undefined : label}
      aria-describedby={describedBy}
      value={value}
      disabled={disabled}
      onChange={(event) => {
        const chosen = options.find((option) => option.id === event.target.value);
        if (chosen) onChange(chosen.id);
      }}
      className={`${boxStyle} h-11 min-w-0 truncate text-base ${room === "select" ? "" : room.select}`}
    >
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.name ?? option.label}
        </option>
      ))}
    </select>
  );
  if (room === "select") return list;
  return (
    <div className="@container min-w-0">
      <Segments {...choice} className={`hidden ${room.segments}`} />
      {list}
    </div>
  );
}

/** Choice with its label above. */
export function ChoiceField<Id extends string>(choice: Omit<ChoiceProps<Id>, "id">) {
  const id = useId();
  return (
    <Field id={id} label={choice.label} group={roomOf(choice.options, choice.widest) !== "select"}>
      <Choice id={id} {...choice} />
    </Field>
  );
}
