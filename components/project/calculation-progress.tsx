import type { ProjectCalculation } from "@/components/calculator/project/use-calculated-project";
import { Button } from "@/components/ui/button";
import { messages } from "./messages";

/**
 * Progress bar at the bottom of the window, with buttons to cancel and to continue. It covers the page
 * instead of moving it.
 */
export function CalculationProgress({ calculation }: { calculation: ProjectCalculation }) {
  const { progress, status, cancel, retry } = calculation;
  const isCanceled = status === "canceled";
  if (!isCanceled && !(progress && status === "running")) return null;
  const { done, total } = progress ?? { done: 0, total: 0 };
  const canceled = total > 0 ? messages.canceledAfter({ done, total }) : messages.canceled;
  return (
    <div className="fixed inset-x-4 bottom-4 z-20 mx-auto flex max-w-md items-center gap-4 rounded-lg border border-line-strong bg-surface py-2 pr-2 pl-4 shadow-lg print:hidden">
      <div className="min-w-0 flex-1">
        <p id="calculation-progress" role="status" className="tabular text-sm">
          {isCanceled ? canceled : messages.calculating({ done, total })}
        </p>
        {!isCanceled && (
          <progress
            aria-labelledby="calculation-progress"
            value={done}
            max={total}
            className="mt-1.5 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line accent-accent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
          />
        )}
      </div>
      <Button onClick={isCanceled ? retry : cancel}>{isCanceled ? "Continue" : "Cancel"}</Button>
    </div>
  );
}
