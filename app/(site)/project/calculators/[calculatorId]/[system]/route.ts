import { notFound } from "next/navigation";
import { findFormCalculator, formCalculators } from "@/lib/catalog/calculators";
import { linkedJobsOf } from "@/lib/catalog/jobs";
import { UNIT_SYSTEMS } from "@/lib/kit/quantities/systems";
import { isUnitSystem } from "@/lib/run/address/unit-system";
import { calculatorView } from "@/lib/run/calculator-view";

interface Context {
  params: Promise<{ calculatorId: string; system: string }>;
}

export const dynamic = "force-static";
export const dynamicParams = false;

export const generateStaticParams = () =>
  formCalculators.flatMap(({ id }) => UNIT_SYSTEMS.map((system) => ({ calculatorId: id, system })));

/** Returns the parts of a calculator that a project needs in addition to its compute. Loaded with its first entry. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { calculatorId, system } = await params;
  const calculator = findFormCalculator(calculatorId);
  if (!calculator || !isUnitSystem(system)) notFound();
  const view = await calculatorView(calculator, undefined, system);
  // Its own example is none of the project's.
  return Response.json({
    ...view,
    jobs: linkedJobsOf(calculatorId),
    answer: { outputs: {}, steps: [], warnings: [] },
  });
}
