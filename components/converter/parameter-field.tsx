"use client";

import { useId } from "react";
import { useSettledProblem } from "@/components/ui/input-pause";
import { padKeys } from "@/components/ui/pad-keys";
import type { CompiledParameter } from "@/lib/units/compile";

interface ParameterFieldProps {
  parameter: CompiledParameter;
  text: string;
  problem: string | undefined;
  onChange: (text: string) => void;
}

const control =
  "h-11 w-full min-w-0 rounded-md border border-line-strong bg-surface px-3 text-ink aria-invalid:border-danger";

export function ParameterField({ parameter, text, onChange, ...props }: ParameterFieldProps) {
  const id = useId();
  const problem = useSettledProblem(props.problem);
  const { label, unit, presets, fixed } = parameter;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-muted text-sm">
        {label}
      </label>
      {fixed ? (
        <select id={id} value={text} onChange={(event) => onChange(event.target.value)} className={control}>
          {presets?.map((preset) => (
            <option key={preset.label} value={String(preset.value)}>
              {preset.label}
            </option>
          ))}
        </select>
      ) : (
        <div className="flex flex-wrap gap-2">
          <div className="relative min-w-36 flex-[1_1_9rem]">
            <input
              id={id}
              type="text"
              {...padKeys(parameter.min < 0 ? ["−", "/"] : ["/"])}
              autoComplete="off"
              value={text}
              onChange={(event) => onChange(event.target.value)}
              aria-invalid={problem !== undefined}
              aria-describedby={`${id}-message`}
              className={`tabular grouped ${control} ${unit ? "pr-16" : ""}`}
            />
            {unit && (
              <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-muted text-sm">
                {unit}
              </span>
            )}
          </div>
          {presets && (
            <select
              aria-label={`${label}: common values`}
              value={presets.some((preset) => String(preset.value) === text) ? text : ""}
              onChange={(event) => event.target.value && onChange(event.target.value)}
              className={`${control} flex-[2_1_15rem]`}
            >
              <option value="">Choose…</option>
              {presets.map((preset) => (
                <option key={preset.label} value={String(preset.value)}>
                  {preset.label}
                </option>
              ))}
            </select>
          )}
        </div>
      )}
      <p id={`${id}-message`} className="pt-1 text-sm leading-snug">
        {problem !== undefined ? (
          <span className="text-danger">{problem}</span>
        ) : (
          <span className="text-muted">
            {parameter.hint ?? (fixed ? "" : `${parameter.min} to ${parameter.max}${unit && ` ${unit}`}`)}
          </span>
        )}
      </p>
    </div>
  );
}
