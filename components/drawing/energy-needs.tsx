import { formatNumber } from "@/lib/core/numeric/text";
import {
  type Body,
  dailyNeed,
  type EnergyFormula,
  type PalCategory,
  restingEnergy,
} from "@/lib/science/health/energy";
import { Drawing } from "./drawing";
import { joinClasses, Label } from "./marks";
import { Legend } from "./plot";

const TEXT = {
  title: "Daily energy of one woman by two methods",
  description:
    "Bars in kilocalories per day for a woman of 35 years, 68 kg and 165 cm. Resting rate times a factor gives 1,650 at 1.2, 1,891 at 1.375, 2,132 at 1.55, 2,372 at 1.725 and 2,613 at 1.9. The EER of 2023 gives 2,080 inactive, 2,245 low active, 2,383 active and 2,617 very active. The resting rate of 1,375 is the darker part of the first five bars.",
  caption:
    "The two methods agree at the top and part at the bottom: the lowest EER is near the factor of 1.5, not 1.2.",
};

const WOMAN: Body = { sex: "female", age: 35, weight: 68, height: 1.65 };
const FACTORS = [1.2, 1.375, 1.55, 1.725, 1.9];
const CATEGORIES: readonly (readonly [PalCategory, string])[] = [
  ["inactive", "Inactive"],
  ["low-active", "Low active"],
  ["active", "Active"],
  ["very-active", "Very active"],
];
const [LEFT, RIGHT, FULL] = [84, 350, 2700];
const ROW = 22;
const lengthOf = (kcal: number): number => (kcal / FULL) * (RIGHT - LEFT);
const needOf = (formula: EnergyFormula, factor: number, category: PalCategory): number =>
  dailyNeed(formula, WOMAN, { factor, category }) ?? 0;
const RESTING = restingEnergy("mifflin", WOMAN) ?? 0;

interface BarProps {
  name: string;
  top: number;
  kcal: number;
  resting?: number;
}

const Bar = ({ name, top, kcal, resting = 0 }: BarProps) => (
  <>
    <Label at={[LEFT - 8, top + 11]} anchor="end" kind="quiet">
      {name}
    </Label>
    <rect x={LEFT} y={top} width={lengthOf(kcal)} height="14" className={joinClasses("area")} />
    {resting > 0 && (
      <rect
        x={LEFT}
        y={top}
        width={lengthOf(resting)}
        height="14"
        className={joinClasses("accent", "solid")}
      />
    )}
    <Label at={[LEFT + lengthOf(kcal) + 6, top + 11]}>{formatNumber(kcal, { decimals: 0 })}</Label>
  </>
);

/** Daily energy of the article’s woman: resting rate times a factor, and the EER of 2023. */
export const EnergyNeeds = () => (
  <Drawing {...TEXT} size={[400, 282]}>
    <Label at={[0, 14]} kind="name">
      Resting rate × factor, kcal a day
    </Label>
    {FACTORS.map((factor, index) => (
      <Bar
        key={factor}
        name={`× ${factor}`}
        top={24 + index * ROW}
        kcal={needOf("mifflin", factor, "inactive")}
        resting={RESTING}
      />
    ))}
    <Label at={[0, 160]} kind="name">
      EER 2023, kcal a day
    </Label>
    {CATEGORIES.map(([category, name], index) => (
      <Bar key={category} name={name} top={170 + index * ROW} kcal={needOf("eer", 1, category)} />
    ))}
    <Legend
      at={[LEFT, 276]}
      entries={[
        [["accent", "solid"], `Resting rate, ${formatNumber(RESTING, { decimals: 0 })}`, 140],
        [["area"], "All day", 80],
      ]}
    />
  </Drawing>
);
