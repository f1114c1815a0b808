"use client";

import { useId } from "react";
import { notifyError } from "@/components/ui/notify";
import type { View } from "@/lib/calculators/scientific/graph/view";
import type { AngleUnit } from "@/lib/science/functions/angle-unit";
import { AngleSwitch } from "../angle-switch";
import { messages } from "./messages";
import { WindowControls } from "./window-controls";

interface PlotOptionsProps {
  angle: AngleUnit;
  pi: boolean;
  equal: boolean;
  view: View;
  onView: (change: (view: View) => View) => void;
  onAngle: (angle: AngleUnit) => void;
  onPi: (pi: boolean) => void;
  onEqual: (equal: boolean) => void;
  onSvg: () => void;
  onPng: () => Promise<void>;
}

export function PlotOptions(props: PlotOptionsProps) {
  const { angle, pi, equal, view, onView, onAngle, onPi, onEqual, onSvg, onPng } = props;
  const savePng = () => onPng().catch(() => notifyError(messages.imageNotCreated));
  return (
    <div className="grid content-start gap-x-4 gap-y-1 border-line border-t pt-3 max-xl:grid-cols-2 max-[24rem]:grid-cols-1">
      <div className="col-span-full mb-1">
        <AngleSwitch angle={angle} onChange={onAngle} />
      </div>
      <Check label="π on the x-axis" checked={pi} disabled={angle !== "rad"} onChange={onPi} />
      <Check label="Equal scales" checked={equal} onChange={onEqual} />
      <WindowControls view={view} equal={equal} onChange={onView} />
      <div className="col-span-full mt-1 flex flex-wrap gap-2">
        <SaveButton label="Save SVG" onPress={onSvg} />
        <SaveButton label="Save PNG" onPress={savePng} />
      </div>
    </div>
  );
}

const SaveButton = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <button
    type="button"
    onClick={onPress}
    className="min-h-11 flex-1 rounded-md border border-line-strong bg-surface px-3 font-medium text-sm hover:bg-sunken sm:min-h-9"
  >
    {label}
  </button>
);

interface CheckProps {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

function Check({ label, checked, disabled = false, onChange }: CheckProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center gap-3 sm:min-h-9">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 accent-accent"
      />
      <label htmlFor={id} className={`text-sm ${disabled ? "text-muted" : ""}`}>
        {label}
      </label>
    </div>
  );
}
