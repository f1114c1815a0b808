"use client";

import { useEffect, useState } from "react";
import { useAddressInputs } from "@/components/calculator/use-address-inputs";
import { Sealed } from "@/components/page/seal";
import { Announcement, useChangedText } from "@/components/ui/announcement";
import type { ChemistryRequest } from "@/lib/calculators/periodictable/address";
import { firstProblem, success } from "@/lib/core/result/result";
import {
  type Balanced,
  balanceEquation,
  type Equation,
  formatEquation,
  MAX_EQUATION_LENGTH,
  otherReadings,
  REDOX_NOTE,
  readEquation,
} from "@/lib/science/chemistry/equation";
import { listedFormulas } from "@/lib/science/chemistry/substance";
import { EquationView } from "./equation-view";
import { Examples } from "./examples";
import { FormulaInput } from "./formula-input";
import type { InitialAnswer } from "./initial-answer";
import { messages } from "./messages";
import { useChemistry } from "./use-chemistry";
import { Yield, type YieldProps } from "./yield";

const EXAMPLES = [
  "Fe + O2 -> Fe2O3",
  "C3H8 + O2 -> CO2 + H2O",
  "MnO4^- + Fe^2+ + H^+ -> Mn^2+ + Fe^3+ + H2O",
  "Cr2O7^2- + H^+ + e^- -> Cr^3+ + H2O",
  "C + O2 -> CO + CO2",
];

interface ReactionProps {
  request: ChemistryRequest;
  /** True on the page of a job, whose address has the inputs. */
  isPage?: true;
  /** Answer to the request, if it was computed before. */
  initial?: InitialAnswer["reaction"];
}

/** Balances an equation, and computes the yield of amounts. */
export function Reaction({ request, isPage, initial }: ReactionProps) {
  const { chemistry, failed } = useChemistry();
  const [text, setText] = useState(request.equation ?? EXAMPLES[0] ?? "");
  const [amounts, setAmounts] = useState(request.amounts);

  useEffect(() => {
    if (request.equation !== undefined) setText(request.equation);
  }, [request.equation]);

  const computed = text === request.equation ? initial : undefined;
  useAddressInputs(isPage && { equation: text, ...(amounts !== undefined && { amounts }) });

  const reading = computed
    ? success(computed.equation)
    : chemistry && readEquation(text, chemistry.symbols, listedFormulas(chemistry));
  const balanced = computed
    ? success(computed.balanced)
    : reading?.ok
      ? balanceEquation(reading.value)
      : undefined;
  const failure = [reading, balanced].find((result) => result && !result.ok);
  const problem = failure && !failure.ok ? firstProblem(failure) : undefined;
  const announcement = useChangedText(
    reading?.ok && balanced?.ok
      ? balanced.value.solutions.map((each) => formatEquation(reading.value.species, each)).join("; ")
      : "",
  );
  return (
    <div>
      <FormulaInput
        label="Equation"
        text={text}
        maxLength={MAX_EQUATION_LENGTH}
        message={failed ? messages.elementsNotLoaded : (problem?.message ?? "")}
        column={problem?.column}
        onChange={setText}
      />
      <Examples texts={EXAMPLES} onChoose={setText} />
      {reading?.ok && balanced?.ok && (
        <Solution
          equation={reading.value}
          balanced={balanced.value}
          chemistry={chemistry}
          text={text}
          masses={computed?.masses}
          amounts={text === request.equation ? request.amounts : undefined}
          onAmounts={setAmounts}
        />
      )}
      <Announcement text={announcement} />
    </div>
  );
}

/** Coefficients are exact fractions, as the page says. */
const ExactSeal = () => <Sealed seal="exact" source="Solved with exact fractions" href="#guide" />;

const OtherReadings = (equation: Equation) =>
  otherReadings(equation).map((sentence) => (
    <p key={sentence} className="measure mt-2 text-sm leading-relaxed">
      {sentence}
    </p>
  ));

interface SolutionProps extends Omit<YieldProps, "solution"> {
  balanced: Balanced;
  text: string;
}

function Solution({ equation, balanced, text, ...rest }: SolutionProps) {
  const [first] = balanced.solutions;
  if (!first) return null;
  if (balanced.together)
    return (
      <section aria-label="Balanced equations" className="mt-6">
        {balanced.redox && (
          <>
            <p className="font-semibold text-2xl leading-relaxed">
              <EquationView species={equation.species} solution={balanced.redox} />
            </p>
            <p className="mt-1 mb-4 text-muted">{REDOX_NOTE}</p>
          </>
        )}
        <p className="measure text-muted leading-relaxed">
          This equation has no unique balance: it combines several reactions that can occur side by side. Each
          of these is balanced, and so is any sum of them:
        </p>
        <ul className="mt-3 space-y-2 font-semibold text-xl">
          {balanced.solutions.map((solution) => (
            <li key={solution.join()}>
              <EquationView species={equation.species} solution={solution} />
            </li>
          ))}
        </ul>
        <p className="mt-4 text-muted text-sm">Their sum</p>
        <p className="mt-1 text-lg">
          <EquationView species={equation.species} solution={balanced.together} />
        </p>
        <ExactSeal />
        <OtherReadings {...equation} />
      </section>
    );
  return (
    <section aria-label="Balanced equation" className="mt-6">
      <p className="font-semibold text-2xl leading-relaxed">
        <EquationView species={equation.species} solution={first} />
      </p>
      <ExactSeal />
      <OtherReadings {...equation} />
      <Yield key={text} equation={equation} solution={first} {...rest} />
    </section>
  );
}
