import { preflight } from "@/lib/server/problem";
import { getCalculator, postCalculator } from "../calculator-requests";

interface Context {
  params: Promise<{ calculatorId: string }>;
}

export const GET = async (request: Request, { params }: Context) => getCalculator(request, await params);
export const POST = async (request: Request, { params }: Context) => postCalculator(request, await params);
export const OPTIONS = preflight;
