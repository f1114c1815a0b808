import { keepFocus } from "@/components/calculator/keep-focus";
import { Segments } from "@/components/ui/choice";
import { ANGLE_UNITS, type AngleUnit } from "@/lib/science/functions/angle-unit";

export const ANGLE_NAMES: Readonly<Record<AngleUnit, string>> = {
  deg: "Degrees",
  rad: "Radians",
  grad: "Gradians",
};
const OPTIONS = ANGLE_UNITS.map((id) => {
  const label = id.toUpperCase();
  return { id, label, name: `${label}: ${ANGLE_NAMES[id]}` };
});

/** Angle unit that the pages of the calculator share. */
export interface SharedAngle {
  angle: AngleUnit;
  onAngle: (angle: AngleUnit) => void;
}

interface AngleSwitchProps {
  angle: AngleUnit;
  onChange: (angle: AngleUnit) => void;
}

export const AngleSwitch = ({ angle, onChange }: AngleSwitchProps) => (
  <Segments
    label="Angle unit"
    options={OPTIONS}
    value={angle}
    onChange={onChange}
    onMouseDown={keepFocus}
    className="inline-flex"
  />
);

/** Key that cycles through the units of angles. */
export const AngleKey = ({ angle, onChange }: AngleSwitchProps) => (
  <button
    type="button"
    aria-label={`${angle.toUpperCase()}: angle unit, ${ANGLE_NAMES[angle].toLowerCase()}`}
    onMouseDown={keepFocus}
    onClick={() => onChange(ANGLE_UNITS[(ANGLE_UNITS.indexOf(angle) + 1) % ANGLE_UNITS.length] ?? "deg")}
    className="h-11 min-w-12 rounded-md px-2 text-left font-semibold text-accent text-xs tracking-wide focus-visible:-outline-offset-2 embed-low:h-7"
  >
    {angle.toUpperCase()}
  </button>
);
