"use client";

import { Dialog } from "radix-ui";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { Answers } from "./answers";
import { CLOSED } from "./combobox";

const HINT =
  "Ask for a conversion, a calculation or a page: try “psi”, “wire gauge”, “72 f in c” or “15% of 80”.";

/** Site-wide search: answers, and pages by name, alias and symbol. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [text, setText] = useState("");
  /** Element that had the focus, which gets it back. */
  const [opener] = useState(() => document.activeElement);
  const field = useRef<HTMLInputElement>(null);
  const onKey = useRef<(event: KeyboardEvent) => void>(undefined);
  const [combobox, setCombobox] = useState(CLOSED);

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-[rgb(0_0_0/0.4)]" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={() => opener instanceof HTMLElement && opener.focus()}
          className="fixed inset-x-0 top-0 z-50 mx-auto flex max-h-dvh w-full max-w-2xl flex-col bg-surface md:top-24 md:max-h-[70dvh] md:rounded-lg md:border md:border-line"
        >
          <Dialog.Title className="sr-only">Search</Dialog.Title>
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
              onKeyDown={(event) => onKey.current?.(event)}
              className="h-16 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-muted"
            />
            <Dialog.Close
              aria-label="Close"
              className="grid size-11 place-items-center rounded-md text-muted hover:text-ink"
            >
              <Icon name="x" />
            </Dialog.Close>
          </div>
          <div className="overflow-y-auto overscroll-contain">
            <Answers
              id={id}
              text={text}
              onKey={onKey}
              onCombobox={setCombobox}
              onAsk={setText}
              onSelect={(start, end) => field.current?.setSelectionRange(start, end)}
              onOpen={onClose}
              hint={HINT}
            />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
