"use client";

import { type ReactNode, startTransition, useDeferredValue, useEffect, useRef, useState } from "react";
import { PageSection } from "@/components/page/page-section";

/** Time after the last change until a closed section is updated for the browser’s search, in ms. */
const PAUSE_MS = 500;

interface FormSectionProps<Props> {
  id: string;
  title: string;
  summary: string;
  /** True if it is open at first. */
  open?: boolean;
  props: Props;
  /** Renders the content; `isIdle` until it is opened or its props change. */
  children: (props: Props, isIdle: boolean) => ReactNode;
}

/** Section of a form’s page. A closed one does not slow down typing: it follows in a pause. */
export function FormSection<Props extends object>({
  id,
  title,
  summary,
  open = false,
  props,
  children,
}: FormSectionProps<Props>) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(open);
  const [served] = useState(props);
  const [settled, setSettled] = useState(props);
  const current = useDeferredValue(isOpen ? props : settled);

  // A link to the section may have opened it before the page’s scripts ran.
  useEffect(() => setOpen(details.current?.open === true), []);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(props)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [props]);

  return (
    <PageSection
      id={id}
      title={title}
      summary={summary}
      open={open}
      ref={details}
      onToggle={({ currentTarget, target }) => {
        if (target === currentTarget) startTransition(() => setOpen(currentTarget.open));
      }}
    >
      {children(current, !isOpen && current === served)}
    </PageSection>
  );
}
