"use client";

import type { CompiledConverter } from "@/lib/units/compile";
import { messages } from "./messages";
import { ParameterField } from "./parameter-field";
import type { ConverterModel } from "./use-converter";

interface ConverterOptionsProps {
  converter: CompiledConverter;
  model: ConverterModel;
}

export function ConverterOptions({
  converter,
  model: { state, answer, dispatch, ignored },
}: ConverterOptionsProps) {
  return (
    <>
      {converter.parameters.length > 0 && (
        <div className="grid gap-4 border-line border-t p-4 md:grid-cols-2 md:px-6 embed-low:p-3">
          {converter.parameters.map((parameter) => (
            <ParameterField
              key={parameter.id}
              parameter={parameter}
              text={state.parameters[parameter.id] ?? ""}
              problem={answer.problems[parameter.id]}
              onChange={(text) => dispatch({ type: "parameter", id: parameter.id, text })}
            />
          ))}
        </div>
      )}
      {ignored.length > 0 && (
        <p
          role="status"
          className="border-line border-t bg-warning-soft px-4 py-3 text-sm text-warning md:px-6"
        >
          {(state.text === "" ? messages.ignoredSettingsAndValue : messages.ignoredSettings)(
            ignored.join(", "),
          )}
        </p>
      )}
    </>
  );
}
