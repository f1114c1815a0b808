import type { PairFacts as Facts } from "@/lib/faces/page/pair-facts";
import { messages } from "./messages";

interface PairFactsProps {
  facts: Facts;
  /** Plural names of both units. */
  units: readonly [string, string];
}

/** Displays who converts the pair, a rule of thumb, and values that people know. */
export function PairFacts({ facts: { about, rule, familiar }, units }: PairFactsProps) {
  return (
    <section data-paper="table" aria-labelledby="facts-title" className="min-w-0">
      <h2 id="facts-title" className="text-xl">
        {messages.inPractice(units)}
      </h2>
      {about && <p className="measure mt-2 leading-relaxed">{about}</p>}
      {rule && (
        <p className="tabular measure mt-3 leading-relaxed">
          <b className="font-medium">Rule of thumb:</b> {rule}
        </p>
      )}
      {familiar.length > 0 && (
        <table className="tabular mt-3 w-full max-w-xl text-sm">
          <caption className="sr-only">{messages.familiarValues(units)}</caption>
          <tbody>
            {familiar.map(({ meaning, from, to }) => (
              <tr key={meaning} className="border-line border-b align-baseline">
                <th scope="row" className="py-2 pr-3 text-left font-normal">
                  {meaning}
                </th>
                <td className="whitespace-nowrap py-2 pr-3 text-right">{from}</td>
                <td className="py-2 text-right font-medium sm:whitespace-nowrap">{to}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
