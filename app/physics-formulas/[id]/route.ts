import { formulas } from "@/lib/calculators/physics/formulas";
import { formulaIndex } from "@/lib/calculators/physics/search";
import { physicsView } from "@/lib/calculators/physics/view";

/** The list of all formulas, beside the formulas themselves. */
const INDEX = "all";

export const dynamic = "force-static";
export const dynamicParams = false;

export const generateStaticParams = () => [INDEX, ...formulas.map(({ id }) => id)].map((id) => ({ id }));

interface Context {
  params: Promise<{ id: string }>;
}

/** A formula as the page of physics draws and computes it: built with the site, loaded when somebody opens it. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  return Response.json(id === INDEX ? formulaIndex() : physicsView(id));
}
