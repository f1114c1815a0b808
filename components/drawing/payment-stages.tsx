import { formatNumber } from "@/lib/core/numeric/text";
import { Drawing } from "./drawing";
import { joinClasses, Label } from "./marks";

const TEXT = {
  title: "A payment schedule for a job of $9,600",
  description:
    "A bar of four parts. 10%, $960, when the contract is signed. 40%, $3,840, when the equipment is delivered. 40%, $3,840, when the work passes inspection. 10%, $960, when you have tested everything and hold the lien waivers and warranties.",
  caption:
    "After the deposit, each payment is for something you can see. The last tenth gives the contractor a reason to come back.",
};

const TOTAL = 9600;
const STAGES: readonly (readonly [percent: number, name: string, when: string])[] = [
  [10, "Deposit", "contract signed, equipment ordered"],
  [40, "Delivery", "equipment arrived, numbers match"],
  [40, "Inspection", "work finished and passed"],
  [10, "Final", "tested, lien waivers and warranties in hand"],
];
const WIDTH = 396;

/** Payments tied to finished stages. */
export const PaymentStages = () => (
  <Drawing {...TEXT} size={[400, 216]}>
    {STAGES.map(([percent, name, when], index) => {
      const left = STAGES.slice(0, index).reduce((sum, [share]) => sum + share, 0);
      const y = 72 + index * 36;
      return (
        <g key={name}>
          <rect
            x={(left / 100) * WIDTH + 1}
            y="6"
            width={(percent / 100) * WIDTH - 2}
            height="34"
            className={joinClasses(...(index === STAGES.length - 1 ? ["accent", "solid"] : ["area"]))}
          />
          <Label at={[((left + percent / 2) / 100) * WIDTH, 56]} anchor="middle" kind="quiet">
            {`${percent}%`}
          </Label>
          <Label at={[0, y + 12]} kind="name">
            {name}
          </Label>
          <Label at={[76, y + 12]}>{when}</Label>
          <Label at={[396, y + 12]} anchor="end">
            {`$${formatNumber((TOTAL * percent) / 100)}`}
          </Label>
          <path d={`M0 ${y + 22}H396`} className={joinClasses("grid")} />
        </g>
      );
    })}
  </Drawing>
);
