import { Drawing } from "./drawing";
import { joinClasses, Label, NumberMarker } from "./marks";

const TEXT = {
  title: "The steps from the first call to the last payment",
  description:
    "Six steps on a line, each with the paper that it should leave in your folder. 1 describe: one page and photos. 2 check: license record and insurance certificates. 3 compare: three written quotes. 4 sign: contract with a payment schedule. 5 work: permit, change orders, inspection report. 6 pay the rest: lien waivers and warranties.",
  caption:
    "Get the paper of each step before you start the next one. It is easy to ask for beforehand and hard to get afterward.",
};

const STEPS: readonly (readonly [name: string, paper: string])[] = [
  ["Describe", "one page, photos, measurements"],
  ["Check", "license record, insurance certificates"],
  ["Compare", "three written quotes for the same page"],
  ["Sign", "contract with a schedule of payments"],
  ["Work", "permit, change orders, inspection report"],
  ["Pay the rest", "lien waivers, warranties, manuals"],
];
const ROW = 40;

/** Steps of hiring a contractor, with the papers of each. */
export const HiringSteps = () => (
  <Drawing {...TEXT} size={[400, 244]}>
    <path d={`M14 20V${20 + ROW * (STEPS.length - 1)}`} className={joinClasses("accent")} />
    {STEPS.map(([name, paper], index) => (
      <g key={name}>
        <NumberMarker at={[14, 20 + index * ROW]} number={index + 1} />
        <Label at={[38, 24 + index * ROW]} kind="name">
          {name}
        </Label>
        <Label at={[130, 24 + index * ROW]}>{paper}</Label>
        {index > 0 && <path d={`M38 ${index * ROW}H396`} className={joinClasses("grid")} />}
      </g>
    ))}
  </Drawing>
);
