import { askedFrom } from "@/lib/calculators/periodictable/address";
import { loadFromFolder } from "@/lib/core/data/read-file";
import type { PanelJob } from "@/lib/kit/calculator/jobs";
import { balanceEquation, readEquation } from "@/lib/science/chemistry/equation";
import {
  type Chemistry,
  listedFormulas,
  loadChemistry,
  massOf,
  readSubstance,
} from "@/lib/science/chemistry/substance";
import { ChemistryJob } from "./chemistry/chemistry-job";
import type { InitialAnswer } from "./chemistry/initial-answer";

/** Tool of a job, with the answer to the job’s request: the page shows it before any script runs. */
export async function Job({ job }: { job: PanelJob }) {
  const request = askedFrom(new URLSearchParams(job.query));
  const { formula, equation } = request;
  const chemistry = await loadChemistry(loadFromFolder);
  const initial: InitialAnswer = {
    ...(formula !== undefined && { substance: await substanceOf(formula, chemistry) }),
    ...(equation !== undefined && { reaction: await reactionOf(equation, chemistry) }),
  };
  return <ChemistryJob request={request} initial={initial} />;
}

async function substanceOf(text: string, chemistry: Chemistry): Promise<InitialAnswer["substance"]> {
  const reading = readSubstance(text, chemistry);
  const mass = reading.ok ? await massOf(reading.value.formula, chemistry, loadFromFolder) : undefined;
  return reading.ok && mass?.ok ? { of: reading.value, mass: mass.value } : undefined;
}

async function reactionOf(text: string, chemistry: Chemistry): Promise<InitialAnswer["reaction"]> {
  const reading = readEquation(text, chemistry.symbols, listedFormulas(chemistry));
  const balanced = reading.ok ? balanceEquation(reading.value) : undefined;
  if (!reading.ok || !balanced?.ok) return undefined;
  const masses = await Promise.all(
    reading.value.species.map(({ formula }) => massOf(formula, chemistry, loadFromFolder)),
  );
  return {
    equation: reading.value,
    balanced: balanced.value,
    masses: masses.map((mass) => (mass.ok ? mass.value.value : 0)),
  };
}
