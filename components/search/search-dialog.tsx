"use client";

import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { Modal } from "@/components/ui/modal";
import { useLoaded } from "@/components/ui/use-loaded";
import { CLOSED } from "./combobox";
import { loadAnswers } from "./load-answers";
import { messages } from "./messages";

const HINT =
  "Ask for a conversion, a calculation or a page: try “psi”, “wire gauge”, “72 f in c” or “15% of 80”.";

/** Site-wide search: answers, and pages by name, alias and symbol. The field is there before its answers. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const onKey = useRef<(event: KeyboardEvent) => void>(undefined);
  const [combobox, setCombobox] = useState(CLOSED);
  const [eager, setEager] = useState<string>();
  const { loaded: Answers } = useLoaded(true, loadAnswers, onClose);

  return (
    <Modal
      label="Search"
      onClose={onClose}
      className="fixed inset-x-0 top-0 mx-auto my-0 flex max-h-dvh w-full max-w-2xl flex-col bg-surface md:top-24 md:max-h-[70dvh] md:rounded-lg md:border md:border-line"
    >
      <div className="flex items-center gap-3 border-line border-b px-4">
        <Icon name="search" className="size-5 text-muted" />
        <input
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={combobox.expanded}
          aria-controls={combobox.controls}
          aria-activedescendant={combobox.active}
          type="text"
          aria-label="Search calculators, converters and pages"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          ref={field}
          placeholder="Search, or ask: 5 ft 11 in to cm"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !onKey.current) setEager(text);
            onKey.current?.(event);
          }}
          className="h-16 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-muted"
        />
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="grid size-11 place-items-center rounded-md text-muted hover:text-ink"
        >
          <Icon name="x" />
        </button>
      </div>
      <div className="overflow-y-auto overscroll-contain">
        {Answers ? (
          <Answers
            id={id}
            text={text}
            onKey={onKey}
            onCombobox={setCombobox}
            eager={eager}
            onEager={setEager}
            onAsk={setText}
            onSelect={(start, end) => field.current?.setSelectionRange(start, end)}
            onOpen={onClose}
            hint={HINT}
          />
        ) : (
          <p role="status" className="px-4 py-3 text-muted text-sm">
            {messages.loading}
          </p>
        )}
      </div>
    </Modal>
  );
}
