import { formatCounted } from "@/lib/core/locale/locale";
import {
  byImportance,
  decayText,
  halfLifeText,
  type Isotope,
  stateText,
} from "@/lib/science/chemistry/isotope";

const FIRST = 8;

/** Nuclides of an element, the most important ones first; others are collapsed. */
export function Isotopes({ symbol, isotopes }: { symbol: string; isotopes: readonly Isotope[] }) {
  const order = byImportance(isotopes);
  const few = order.slice(0, FIRST).toSorted((a, b) => a.massNumber - b.massNumber);
  const others = order.slice(FIRST).toSorted((a, b) => a.massNumber - b.massNumber);
  return (
    <>
      <IsotopeTable symbol={symbol} isotopes={few} caption="Natural and longest-lived isotopes" />
      {others.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 items-center text-accent text-sm underline-offset-4 hover:underline">
            {formatCounted(others.length, { one: "more isotope", other: "more isotopes" })}
          </summary>
          <IsotopeTable symbol={symbol} isotopes={others} caption="Other isotopes" />
        </details>
      )}
    </>
  );
}

interface IsotopeTableProps {
  symbol: string;
  isotopes: readonly Isotope[];
  caption: string;
}

const headStyle = "border-line-strong border-b py-2 pr-3 text-left font-medium text-muted";

function IsotopeTable({ symbol, isotopes, caption }: IsotopeTableProps) {
  return (
    <section
      aria-label={`${caption}, table`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keys
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="tabular w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={headStyle}>
              Isotope
            </th>
            <th scope="col" className={`${headStyle} text-right`}>
              Mass (u)
            </th>
            <th scope="col" className={`${headStyle} text-right`}>
              Natural
            </th>
            <th scope="col" className={headStyle}>
              Half-life
            </th>
            <th scope="col" className={headStyle}>
              Decay
            </th>
          </tr>
        </thead>
        <tbody>
          {isotopes.map((isotope) => (
            <tr key={stateText(isotope)}>
              <th
                scope="row"
                className="whitespace-nowrap border-line border-b py-1.5 pr-3 text-left font-medium"
              >
                <sup>{stateText(isotope)}</sup>
                {symbol}
              </th>
              <td className="border-line border-b py-1.5 pr-3 text-right">
                {isotope.mass.replace(/(\.\d{6})\d+$/, "$1")}
              </td>
              <td className="border-line border-b py-1.5 pr-3 text-right">
                {isotope.abundance === null ? "" : `${isotope.abundance}%`}
              </td>
              <td className="border-line border-b py-1.5 pr-3">{halfLifeText(isotope)}</td>
              <td className="border-line border-b py-1.5">{decayText(isotope)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
