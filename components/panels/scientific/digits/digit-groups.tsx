import { Fragment } from "react";
import { groupedDigits, superscript } from "@/lib/units/figures";

const DECIMALS_PER_GROUP = 5;

/** A number of any length ("-1234.5678", "1.5e-9") in groups of digits, between which lines break. */
export function DigitGroups({ plain }: { plain: string }) {
  const [mantissa = "", exponent] = plain.replace("-", "−").split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  const grouped = whole.replace(/\d+/, groupedDigits).split(/(?<=,)/);
  return (
    <p>
      <Groups texts={grouped} gap="" />
      {fraction !== "" && (
        <>
          .
          <Groups texts={groupsOf(fraction)} gap="mr-[0.3em]" />
        </>
      )}
      {exponent !== undefined && (
        <span className="whitespace-nowrap">
          {" × 10"}
          {superscript(Number(exponent.replace("−", "-")))}
        </span>
      )}
    </p>
  );
}

const Groups = ({ texts, gap }: { texts: readonly string[]; gap: string }) =>
  texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: groups have no other identity
    <Fragment key={index}>
      <span className={gap}>{text}</span>
      <wbr />
    </Fragment>
  ));

const groupsOf = (digits: string): readonly string[] =>
  Array.from({ length: Math.ceil(digits.length / DECIMALS_PER_GROUP) }, (_, index) =>
    digits.slice(index * DECIMALS_PER_GROUP, (index + 1) * DECIMALS_PER_GROUP),
  );
