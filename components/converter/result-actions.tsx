"use client";

import type { MouseEvent } from "react";
import { copyLink } from "@/components/page/copy-link";
import { Icon } from "@/components/ui/icon";
import { notify, notifyError } from "@/components/ui/notify";
import { DigitsSelect } from "./digits-select";
import { messages } from "./messages";
import type { ConverterModel } from "./use-converter";

interface ResultActionsProps {
  model: ConverterModel;
  rounding: { decimals: number } | undefined;
}

const action =
  "script-only inline-flex h-11 shrink-0 items-center gap-1.5 rounded-md px-2.5 font-medium text-accent text-sm hover:bg-accent-soft disabled:cursor-not-allowed disabled:text-muted disabled:opacity-50 md:h-10 embed-low:h-9";

export function ResultActions({ model: { answer, state, stale, dispatch }, rounding }: ResultActionsProps) {
  const result = stale ? undefined : answer.result;

  async function copy({ currentTarget }: MouseEvent) {
    if (!result) return;
    try {
      await navigator.clipboard.writeText(result.plain);
      notify(messages.resultCopied(result.plain));
    } catch {
      notifyError(messages.resultNotCopied);
      return;
    }
    await import("@/components/ui/copy-notice").then(
      ({ showCopied }) => showCopied(currentTarget, "quiet"),
      () => {},
    );
  }

  return (
    <div className="flex flex-wrap items-center border-line border-t px-0.5 print:hidden">
      <button type="button" onClick={copy} disabled={!result} aria-label="Copy result" className={action}>
        <Icon name="copy" className="size-4" />
        <span className="max-[359px]:sr-only">Copy</span>
      </button>
      <button
        type="button"
        onClick={(event) => copyLink(event.currentTarget)}
        aria-label="Link to this conversion"
        className={`${action} embed:hidden`}
      >
        <Icon name="link" className="size-4" />
        <span className="max-[359px]:sr-only">Link</span>
      </button>
      <DigitsSelect
        value={state.digits}
        rounding={rounding}
        onChange={(digits) => dispatch({ type: "digits", digits })}
      />
    </div>
  );
}
