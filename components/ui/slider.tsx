import { type ReactNode, useId } from "react";

interface SliderProps {
  label: string;
  /** The label is told, and stands nowhere. */
  hidden?: true;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** The value as it is told, where it is not a bare number: "1750", "298 K". */
  text?: string;
  onChange: (value: number) => void;
  /** Behind it: the value, as a text or as a field. */
  children?: ReactNode;
}

/** A number to slide to, in one row as high as a finger needs: its name, the slider, its value. */
export function Slider({ label, hidden, value, min, max, step, text, onChange, children }: SliderProps) {
  const id = useId();
  return (
    <div className="flex h-11 items-center gap-3">
      <label htmlFor={id} className={hidden ? "sr-only" : "min-w-4 shrink-0 font-medium"}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-full min-w-0 flex-1 accent-accent"
      />
      {children}
    </div>
  );
}
