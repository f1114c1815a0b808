import {
  checkLabel,
  inputsText,
  splitAgreement,
  toleranceText,
  valueText,
} from "@/lib/verification/case-text";
import { messages } from "@/lib/verification/messages";
import type { VerifiedTool } from "@/lib/verification/tools";
import type { Check, VerifiedCase } from "@/lib/verification/verified-case";

interface CaseTableProps {
  tool: VerifiedTool;
  cases: readonly VerifiedCase[];
}

const HEAD =
  "sticky top-16 z-10 border-line-strong border-b bg-paper px-2 py-2 align-bottom font-medium text-muted max-md:pr-0";
/** A phone has the case above its two values. */
const ROW = "max-md:grid max-md:grid-cols-2";
const CELL = "border-line px-2 py-1 text-right align-top wrap-anywhere max-md:pt-0 max-md:pr-0";
const SMALL = "block text-muted text-xs leading-relaxed wrap-anywhere";

/** Cases of a tool: each with its inputs and origin, then its expected and computed values. */
export const CaseTable = ({ tool, cases }: CaseTableProps) => (
  <table
    id="cases"
    className="tabular mt-3 w-full table-fixed border-separate border-spacing-0 text-sm max-md:block"
  >
    <caption className="sr-only">Cases of {tool.name}</caption>
    <colgroup>
      <col />
      <col className="w-[22%]" />
      <col className="w-[22%]" />
      <col className="w-[8rem]" />
    </colgroup>
    <thead className="max-md:block">
      <tr className={`text-right ${ROW}`}>
        <th scope="col" className={`${HEAD} pl-0 text-left max-md:sr-only`}>
          Case
        </th>
        <th scope="col" className={HEAD}>
          Expected
        </th>
        <th scope="col" className={HEAD}>
          Computed
        </th>
        <th scope="col" className={`${HEAD} pr-0 max-md:hidden`}>
          Agreement
        </th>
      </tr>
    </thead>
    {cases.map((each) => (
      <CaseRows key={each.id} tool={tool} verified={each} />
    ))}
  </table>
);

function CaseRows({ tool, verified }: { tool: VerifiedTool; verified: VerifiedCase }) {
  const { checks } = verified;
  const [only] = checks;
  if (checks.length === 1 && only)
    return (
      <tbody data-row="" className="max-md:block">
        <tr className={ROW}>
          <th
            scope="row"
            className="border-line py-1.5 pr-2 text-left align-top font-normal max-md:col-span-2 max-md:pb-0 md:border-b"
          >
            <CaseHead tool={tool} verified={verified} check={only} />
          </th>
          <CheckCells check={only} border="border-b" />
        </tr>
      </tbody>
    );
  return (
    <tbody data-row="" className="max-md:block">
      <tr className="max-md:block">
        <th scope="rowgroup" colSpan={4} className="pt-2.5 pb-1 text-left font-normal max-md:block">
          <CaseHead tool={tool} verified={verified} />
        </th>
      </tr>
      {checks.map((check, index) => {
        const border = index === checks.length - 1 ? "border-b" : "";
        return (
          <tr key={check.name} className={ROW}>
            <th
              scope="row"
              className={`border-line py-1 pr-2 pl-4 text-left align-top font-normal text-muted wrap-anywhere max-md:col-span-2 max-md:border-b-0 max-md:pb-0 max-md:pl-0 ${border}`}
            >
              {checkLabel(check.name, tool.outputs)}
            </th>
            <CheckCells check={check} border={border} />
          </tr>
        );
      })}
    </tbody>
  );
}

interface CaseHeadProps {
  tool: VerifiedTool;
  verified: VerifiedCase;
  /** The only check of the case. */
  check?: Check;
}

function CaseHead({ tool, verified: { title, inputs, source, address }, check }: CaseHeadProps) {
  const hasForm = Object.keys(tool.outputs).length > 0;
  // The title of other cases is their inputs, except for the unit of angles.
  const entered = hasForm ? inputsText(inputs, tool.inputs) : "";
  return (
    <>
      {address === undefined ? (
        <span className="wrap-anywhere">{title}</span>
      ) : (
        <a href={address} rel="nofollow" className="text-accent underline underline-offset-4">
          {title}
        </a>
      )}
      {check && hasForm && <span className="block text-muted">{checkLabel(check.name, tool.outputs)}</span>}
      {entered !== "" && <span className={SMALL}>{entered}</span>}
      <span className={SMALL}>
        {inputs.angle !== undefined && !hasForm && `${inputs.angle} · `}
        {messages[source.kind]}: {source.text}
        {check && <span className="md:hidden"> · {toleranceText(check.tolerance)}</span>}
      </span>
    </>
  );
}

function CheckCells({ check, border }: { check: Check; border: string }) {
  const { agreeing, rest, power } = splitAgreement(check);
  return (
    <>
      <td className={`${CELL} max-md:pb-1.5 ${border}`}>{valueText(check.expected)}</td>
      <td className={`${CELL} max-md:pb-1.5 ${border}`}>
        {agreeing}
        <span className="text-muted">{rest}</span>
        {power}
      </td>
      <td className={`border-line py-1 pl-2 text-right align-top text-muted max-md:hidden ${border}`}>
        {toleranceText(check.tolerance)}
      </td>
    </>
  );
}
