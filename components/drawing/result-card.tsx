import { Drawing } from "./drawing";
import { joinClasses, Label, NumberMarker } from "./marks";

const TEXT = {
  title: "Anatomy of a calculator page",
  description:
    "Sketch of the loan calculator with numbered parts. 1: the mode, above the form. 2: fields, with their units, and More options below them. 3: the result, $489.15, with the button that copies it. 4: the seal, here Rounded, and the link to its source. 5: the next figures. 6: sections below the result: Breakdown, Steps, Sources and limits, Compare and print.",
  caption: "The numbers belong to the list below. On a phone the result follows the fields.",
};

const Field = ({ x, y, name, value }: { x: number; y: number; name: string; value: string }) => (
  <>
    <Label at={[x, y]} kind="quiet">
      {name}
    </Label>
    <rect x={x} y={y + 6} width="126" height="28" rx="4" className={joinClasses("body")} />
    <Label at={[x + 9, y + 25]}>{value}</Label>
  </>
);

const SECTIONS = ["Breakdown", "Steps", "Sources and limits", "Compare and print"];

/** Parts of a calculator’s page, numbered as in the user guide. */
export const ResultCard = () => (
  <Drawing {...TEXT} size={[400, 372]}>
    <rect x="24" y="12" width="364" height="30" rx="4" className={joinClasses("shade")} />
    <rect x="27" y="15" width="88" height="24" rx="3" className={joinClasses("body")} />
    <Label at={[71, 32]} anchor="middle" kind="name">
      Payment
    </Label>
    <Label at={[160, 32]} anchor="middle" kind="quiet">
      Amount
    </Label>
    <Label at={[238, 32]} anchor="middle" kind="quiet">
      Term
    </Label>
    <Label at={[324, 32]} anchor="middle" kind="quiet">
      Interest rate
    </Label>
    <NumberMarker at={[12, 27]} number={1} />

    <Field x={24} y={66} name="Loan amount" value="$ 25,000" />
    <Field x={24} y={124} name="Interest rate" value="6.5 % per year" />
    <Field x={24} y={182} name="Years" value="5" />
    <Label at={[24, 242]}>More options</Label>
    <NumberMarker at={[12, 86]} number={2} />

    <rect x="184" y="58" width="204" height="104" rx="6" className={joinClasses("body")} />
    <Label at={[198, 80]} kind="quiet">
      Payment
    </Label>
    <text x="198" y="114" className={joinClasses("figure")}>
      $489<tspan className={joinClasses("point")}>.</tspan>15
    </text>
    <path d="M362 72H374V86H362ZM366 72V68H378V82H374" className={joinClasses("fine")} />
    <Label at={[198, 146]} kind="name">
      ≈ Rounded
    </Label>
    <Label at={[278, 146]}>Source</Label>
    <NumberMarker at={[184, 106]} number={3} />
    <NumberMarker at={[184, 142]} number={4} />

    <Label at={[198, 190]} kind="quiet">
      Payoff date
    </Label>
    <Label at={[388, 190]} anchor="end">
      in 5 years
    </Label>
    <path d="M198 200H388" className={joinClasses("grid")} />
    <Label at={[198, 218]} kind="quiet">
      Total interest
    </Label>
    <Label at={[388, 218]} anchor="end">
      $4,349.20
    </Label>
    <path d="M198 228H388" className={joinClasses("grid")} />
    <NumberMarker at={[184, 204]} number={5} />

    {SECTIONS.map((section, index) => (
      <g key={section}>
        <path d={`M24 ${258 + index * 28}H388`} className={joinClasses("grid")} />
        <Label at={[24, 277 + index * 28]}>{section}</Label>
        <path
          d={`M376 ${270 + index * 28}L381 ${275 + index * 28}L386 ${270 + index * 28}`}
          className={joinClasses("fine")}
        />
      </g>
    ))}
    <NumberMarker at={[12, 272]} number={6} />
  </Drawing>
);
