import { useCallback, useState } from "react";
import { useLoaded } from "@/components/ui/use-loaded";
import type { DrawingId } from "@/lib/calculators/physics/relation";
import type { Solution } from "@/lib/calculators/physics/result";
import type { ValueContext } from "@/lib/faces/text/format-output";
import type { Answer } from "./model";

const load = () => import("./drawings/drawing").then(({ Drawing }) => Drawing);

interface DrawingSlotProps {
  id: DrawingId;
  answer: Answer;
  solution: Solution;
  context: ValueContext;
}

/** Room for a drawing, whose code is loaded with the first formula that has one. */
export function DrawingSlot(props: DrawingSlotProps) {
  const [failed, setFailed] = useState(false);
  const lost = useCallback(() => setFailed(true), []);
  const { loaded: Drawing } = useLoaded(!failed, load, lost);
  if (failed) return null;
  return <div className="aspect-[16/9] min-h-40">{Drawing && <Drawing {...props} />}</div>;
}
