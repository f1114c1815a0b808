"use client";

import { useEffect, useRef, useState } from "react";
import { buttonStyles } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Modal } from "@/components/ui/modal";
import type { TableElement } from "@/lib/calculators/periodictable/table-element";
import { loadFromServer } from "@/lib/core/data/fetch-file";
import { type ElementDetail, loadDetail } from "./detail";
import { ElementBody } from "./element-body";
import { ElementHead } from "./element-head";
import { messages } from "./messages";

interface CardProps {
  element: TableElement;
  before: TableElement | undefined;
  after: TableElement | undefined;
  onShow: (z: number) => void;
  onClose: () => void;
}

const stepStyle =
  "inline-flex min-h-11 items-center gap-1 rounded-md px-2 text-accent text-sm hover:bg-accent-soft";

/** Card of an element: a bottom sheet on a phone, at the side on wider screens. */
export function Card({ element, before, after, onShow, onClose }: CardProps) {
  const [detail, setDetail] = useState<ElementDetail>();
  const [failed, setFailed] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const { z } = element;

  useEffect(() => {
    let current = true;
    setFailed(false);
    body.current?.scrollTo(0, 0);
    loadDetail(loadFromServer, z).then(
      (loadedDetail) => current && setDetail(loadedDetail),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [z]);

  return (
    <Modal
      label={element.name}
      onClose={onClose}
      focusAfter={() => document.querySelector<HTMLElement>(`[data-z="${z}"]`)}
      className="fixed inset-x-0 top-auto bottom-0 m-0 flex h-auto max-h-[88dvh] w-full max-w-none flex-col rounded-t-lg border-line border-t bg-paper md:inset-y-0 md:left-auto md:max-h-none md:w-[34rem] md:rounded-none md:border-t-0 md:border-l"
    >
      <div className="flex items-center justify-between gap-2 border-line border-b px-4 py-1.5">
        <div className="flex">
          {before && (
            <button type="button" onClick={() => onShow(before.z)} className={stepStyle}>
              <Icon name="chevron-left" className="size-4" />
              <span className="sr-only">Previous: {before.name}</span>
              <span aria-hidden="true">{before.symbol}</span>
            </button>
          )}
          {after && (
            <button type="button" onClick={() => onShow(after.z)} className={stepStyle}>
              <span className="sr-only">Next: {after.name}</span>
              <span aria-hidden="true">{after.symbol}</span>
              <Icon name="chevron-right" className="size-4" />
            </button>
          )}
        </div>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="grid size-11 place-items-center rounded-md text-muted hover:text-ink"
        >
          <Icon name="x" />
        </button>
      </div>
      <div ref={body} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-4 pb-8 md:px-6">
        <ElementHead element={element} />
        {detail?.element.z === z ? (
          <ElementBody detail={detail} />
        ) : (
          <p role="status" className="min-h-[40rem] pt-6 text-muted text-sm">
            {failed ? messages.notLoaded : messages.loading}
          </p>
        )}
        <a
          href={`/calculators/periodictable/${element.name.toLowerCase()}`}
          className={`${buttonStyles.secondary} mt-8`}
        >
          {messages.openPage(element.name)}
        </a>
      </div>
    </Modal>
  );
}
