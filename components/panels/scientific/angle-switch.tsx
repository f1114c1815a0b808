import { keepFocus } from "@/components/calculator/keep-focus";
import { ModeSwitch } from "@/components/calculator/mode-switch";
import { ANGLES, type Angle } from "@/lib/calculators/scientific/syntax";

const NAMES: Readonly<Record<Angle, string>> = { deg: "Degrees", rad: "Radians", grad: "Gradians" };
const MODES = ANGLES.map((id) => ({ id, label: id.toUpperCase(), name: NAMES[id] }));

interface AngleSwitchProps {
  angle: Angle;
  onChange: (angle: Angle) => void;
}

export const AngleSwitch = ({ angle, onChange }: AngleSwitchProps) => (
  <ModeSwitch label="Angle unit" modes={MODES} mode={angle} onChange={onChange} />
);

/** Key that cycles through the units of angles. */
export const AngleKey = ({ angle, onChange }: AngleSwitchProps) => (
  <button
    type="button"
    aria-label={`${angle.toUpperCase()}: angle unit, ${NAMES[angle].toLowerCase()}`}
    onMouseDown={keepFocus}
    onClick={() => onChange(ANGLES[(ANGLES.indexOf(angle) + 1) % ANGLES.length] ?? "deg")}
    className="h-11 min-w-12 rounded-md px-2 text-left font-semibold text-accent text-xs tracking-wide focus-visible:-outline-offset-2 embed-low:h-7"
  >
    {angle.toUpperCase()}
  </button>
);
