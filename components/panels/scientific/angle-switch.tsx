import { ModeSwitch } from "@/components/calculator/mode-switch";
import { ANGLES, type Angle } from "@/lib/calculators/scientific/syntax";

const NAMES: Readonly<Record<Angle, string>> = { deg: "Degrees", rad: "Radians", grad: "Gradians" };
const MODES = ANGLES.map((id) => ({ id, label: id.toUpperCase(), name: NAMES[id] }));

interface AngleSwitchProps {
  angle: Angle;
  onChange: (angle: Angle) => void;
}

/** The unit of angles. */
export const AngleSwitch = ({ angle, onChange }: AngleSwitchProps) => (
  <ModeSwitch label="Unit of angles" modes={MODES} mode={angle} onChange={onChange} />
);
