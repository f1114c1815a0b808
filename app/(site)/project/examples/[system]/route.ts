import { notFound } from "next/navigation";
import { UNIT_SYSTEMS } from "@/lib/kit/quantities/systems";
import { exampleProject } from "@/lib/projects/example-project";
import { isUnitSystem } from "@/lib/run/address/unit-system";

export const dynamic = "force-static";
export const dynamicParams = false;

export const generateStaticParams = () => UNIT_SYSTEMS.map((system) => ({ system }));

/** The worked example, which the page of projects opens a copy of. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ system: string }> },
): Promise<Response> {
  const { system } = await params;
  if (!isUnitSystem(system)) notFound();
  return Response.json(await exampleProject(system));
}
