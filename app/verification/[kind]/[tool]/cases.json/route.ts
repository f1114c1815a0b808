import { toolDocument } from "@/lib/verification/published";
import { findVerifiedTool, type ToolParams, toolParams } from "@/lib/verification/tools";

export const dynamic = "force-static";
export const dynamicParams = false;

export const generateStaticParams = toolParams;

interface Context {
  params: Promise<ToolParams>;
}

/** GET: the cases of a tool with expected and computed values, computed when the site is built. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { kind, tool: name } = await params;
  const tool = findVerifiedTool(`${kind}/${name}`);
  if (!tool) throw new RangeError(`No tool ${kind}/${name}`);
  return Response.json(await toolDocument(tool));
}
