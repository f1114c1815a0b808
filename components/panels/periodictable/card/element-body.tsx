import { Fragment, type ReactNode } from "react";
import { PageSection } from "@/components/page/page-section";
import { type Fact, factsOf } from "@/lib/calculators/periodictable/facts";
import { formatInteger } from "@/lib/core/locale/locale";
import { configurationParts, fullConfiguration } from "@/lib/science/chemistry/configuration";
import type { ElementDetail } from "./detail";
import { Isotopes } from "./isotopes";
import { messages } from "./messages";
import { Shells } from "./shells";
import { Spectrum } from "./spectrum";

interface ElementBodyProps {
  detail: ElementDetail;
}

/** Facts of an element as one text, for its card. */
export const ElementBody = ({ detail }: ElementBodyProps) =>
  partsOf(detail).map(({ title, content }) => (
    <section key={title}>
      <h3 className="mt-8 mb-2 text-lg">{title}</h3>
      {content}
    </section>
  ));

/** Facts of an element for its page: the first ones in view, the others in sections. */
export function ElementSections({ detail }: ElementBodyProps) {
  const [first, ...others] = partsOf(detail);
  if (!first) return null;
  return (
    <>
      <section>
        <h2 className="mt-6 mb-2 text-lg">{first.title}</h2>
        {first.content}
      </section>
      <div className="mt-6">
        {others.map(({ title, summary, content }) => (
          <PageSection key={title} id={idOf(title)} title={title} summary={summary}>
            {content}
          </PageSection>
        ))}
      </div>
    </>
  );
}

interface ElementPart {
  title: string;
  summary?: string;
  content: ReactNode;
}

function partsOf({ element, isotopes, lines }: ElementDetail): ElementPart[] {
  const notes = [...(element.phaseNote ? [element.phaseNote] : []), ...element.notes];
  return [
    ...factsOf(element).map(({ title, facts }) => ({
      title,
      summary: facts.map(({ label }) => label).join(", "),
      content: <FactList facts={facts} />,
    })),
    {
      title: "Electrons",
      summary: messages.electronsSummary,
      content: <Electrons element={element} />,
    },
    ...(lines.length > 0
      ? [{ title: "Emission spectrum", content: <Spectrum name={element.name} lines={lines} /> }]
      : []),
    ...(isotopes.length > 0
      ? [
          {
            title: "Isotopes",
            summary: messages.isotopesSummary,
            content: (
              <>
                {element.reference && (
                  <p className="mb-1 text-muted text-sm">
                    Longest-lived: {element.reference[0].replace("-", "‑")}, half-life{" "}
                    {readableHalfLife(element.reference[1])}.
                  </p>
                )}
                <Isotopes symbol={element.symbol} isotopes={isotopes} />
              </>
            ),
          },
        ]
      : []),
    ...(notes.length > 0 ? [{ title: "Notes", content: <Notes notes={notes} /> }] : []),
  ];
}

const idOf = (title: string): string => title.toLowerCase().replaceAll(" ", "-");

const Electrons = ({ element }: Pick<ElementDetail, "element">) => (
  <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
    <dl className="space-y-3 text-sm">
      <div>
        <dt className="text-muted">Configuration</dt>
        <dd className="tabular mt-0.5 text-base">
          <Configuration text={element.configuration} />
          {element.estimated?.includes("configuration") && <Mark text="predicted" />}
        </dd>
      </div>
      {element.configuration.startsWith("[") && (
        <div>
          <dt className="text-muted">In full</dt>
          <dd className="tabular mt-0.5">
            <Configuration text={fullConfiguration(element.configuration)} />
          </dd>
        </div>
      )}
    </dl>
    <Shells symbol={element.symbol} shells={element.shells} />
  </div>
);

const Notes = ({ notes }: { notes: readonly string[] }) => (
  <ul className="measure list-disc space-y-1 pl-5 text-muted text-sm leading-relaxed marker:text-accent">
    {notes.map((note) => (
      <li key={note}>{note}</li>
    ))}
  </ul>
);

const YEARS: Readonly<Record<string, string>> = {
  a: "years",
  Ma: "million years",
  Ga: "billion years",
};
/** Formats "4.463 Ga" as "4.463 billion years", "97 ka" as "97,000 years". */
const readableHalfLife = (text: string): string =>
  text
    .replace(/^(\S+) ka$/, (_, value: string) => `${formatInteger(Number(value) * 1000)} years`)
    .replace(/ (a|Ma|Ga)$/, (_, unit: string) => ` ${YEARS[unit]}`)
    .replace(/ d$/, " days")
    .replace(/ h$/, " hours");

const Mark = ({ text }: { text: string }) => (
  <span className="ml-2 rounded-sm bg-warning-soft px-1.5 py-0.5 text-warning text-xs">{text}</span>
);

const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
    {facts.map(({ label, text, note, mark }) => (
      <div key={label} className="border-line border-t py-2">
        <dt className="text-muted text-sm">{label}</dt>
        <dd className="tabular mt-0.5 font-medium">
          {text || <span className="font-normal text-muted">not known</span>}
          {text && mark && <Mark text={mark} />}
          {text && note && <span className="block font-normal text-muted text-sm">{note}</span>}
        </dd>
      </div>
    ))}
  </dl>
);

/** Electron configuration with superscript counts. */
const Configuration = ({ text }: { text: string }) =>
  configurationParts(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a subshell is its place
    <Fragment key={index}>
      {index > 0 && " "}
      {part.text}
      <sup>{part.electrons}</sup>
    </Fragment>
  ));
