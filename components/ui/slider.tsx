import { type ReactNode, useId } from "react";

interface SliderProps {
  label: string;
  /** True to hide the label visually. */
  hidden?: true;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** Announced value, unless it is the number: "1750", "298 K". */
  text?: string;
  onChange: (value: number) => void;
  /** Value after the slider, as a text or a field. */
  children?: ReactNode;
}

/** Slider in one row, as high as a finger needs: name, slider, value. */
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
