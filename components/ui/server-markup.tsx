"use client";

import {
  type ComponentType,
  lazy,
  memo,
  type ReactElement,
  startTransition,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { renderInTurn, type Turn } from "./render-in-turn";
import { afterFirstLoads, firstUse } from "./use-presence";
import { hasSameProps, useSameProps } from "./use-same-props";

interface Parts<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** Fallback without server HTML, after a client-side navigation, until the code loads. */
  meanwhile?: ComponentType<Props>;
  /** Fallback if the code fails to load. */
  fallback: ComponentType<Props>;
  /** True if the answer needs it: its code loads on first use, and that of other parts follows. */
  isFirst?: boolean;
}

/** Part of a page whose code loads on first use. */
interface ServerPart<Props> extends Parts<Props> {
  OnServer: ComponentType<Props>;
  loaded?: ComponentType<Props>;
}

export const serverPart = <Props extends object>(parts: Parts<Props>): ServerPart<Props> => ({
  ...parts,
  OnServer: lazy(() => parts.load().then((component) => ({ default: component }))) as ComponentType<Props>,
});

interface ServerRenderedProps<Props> {
  part: ServerPart<Props>;
  props: Props;
  as?: "div" | "span";
  className?: string;
  /** Classes of the server’s HTML while it belongs to other inputs than the form’s. Applied after the next paint. */
  outdated?: string | undefined;
  /** True while neither the visitor nor a change needs the code: it does not load. */
  isIdle?: boolean;
}

const never = () => () => {};

/**
 * Keeps the server-rendered HTML of a part until its code has loaded. Not <Suspense>: that lets a larger part
 * arrive after the first paint, and delays every transition until the code has loaded.
 */
export const ServerRendered = memo(function ServerRendered<Props extends object>({
  part,
  props,
  as: Box = "div",
  className,
  outdated,
  isIdle = false,
}: ServerRenderedProps<Props>) {
  const box = useRef<HTMLDivElement & HTMLSpanElement>(null);
  const deferredOutdated = useDeferredValue(outdated);
  const [Content, setContent] = useState(() => part.loaded);
  const [byServer] = useState(
    useSyncExternalStore(
      never,
      () => false,
      () => true,
    ),
  );
  // Open parts stay open; the focused or pressed button stays so.
  const served = useRef<readonly HTMLDetailsElement[]>([]);
  const focused = useRef(-1);
  const pressed = useRef(-1);
  const turn = useRef<Turn>(undefined);

  const isDisplayed = Content !== undefined;
  useEffect(() => {
    if (isIdle || isDisplayed) return;
    let current = true;
    const display = (component: ComponentType<Props>): void => {
      const update = () => {
        if (!current) return;
        served.current = allIn(box.current, "details");
        focused.current = allIn(box.current, "button").indexOf(document.activeElement as HTMLButtonElement);
        setContent(() => component);
      };
      // These parts appear together, so that their figures agree.
      if (part.isFirst) startTransition(update);
      else turn.current = renderInTurn(part, update);
    };
    (part.isFirst ? firstUse : afterFirstLoads()).then(part.load).then(
      (component) => {
        part.loaded = component;
        display(component);
      },
      () => display(part.fallback),
    );
    return () => {
      current = false;
      turn.current?.end();
    };
  }, [part, isIdle, isDisplayed]);

  useLayoutEffect(() => {
    if (!Content) return;
    turn.current?.end();
    for (const [index, details] of allIn(box.current, "details").entries()) {
      if (!served.current[index]?.open) continue;
      details.open = true;
      // The browser’s event comes after the paint, and what renders on opening would be missing until then.
      details.dispatchEvent(new Event("toggle"));
    }
    const buttons = allIn(box.current, "button");
    buttons[focused.current]?.focus();
    const button = buttons[pressed.current];
    // Clicks once the handlers exist.
    if (button) setTimeout(() => button.click());
  }, [Content]);

  if (typeof document === "undefined")
    return (
      <Box className={className}>
        <part.OnServer {...props} />
      </Box>
    );
  if (Content)
    return (
      <Box ref={box} className={className}>
        <Content {...props} />
      </Box>
    );
  if (!byServer)
    return (
      <Box ref={box} className={className}>
        {part.meanwhile && <part.meanwhile {...props} />}
      </Box>
    );
  return (
    // Observes presses on its buttons, including by keys, and their focus.
    <Box
      ref={box}
      className={deferredOutdated ?? className}
      suppressHydrationWarning
      onClick={({ target }) => {
        pressed.current = buttonAt(box.current, target);
      }}
      onFocus={({ target }) => {
        focused.current = buttonAt(box.current, target);
      }}
      onBlur={() => {
        focused.current = -1;
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: React leaves alone what it did not render
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}, isSamePart) as <Props extends object>(props: ServerRenderedProps<Props>) => ReactElement;

function isSamePart(
  { props: someProps, ...some }: ServerRenderedProps<object>,
  { props: otherProps, ...others }: ServerRenderedProps<object>,
): boolean {
  return hasSameProps(some, others) && hasSameProps(someProps, otherProps);
}

/** Variant for a part that may lag behind fast typing. */
export function DeferredServerRendered<Props extends object>({ props, ...rest }: ServerRenderedProps<Props>) {
  return <ServerRendered {...rest} props={useDeferredValue(useSameProps(props))} />;
}

const buttonAt = (box: HTMLElement | null, target: EventTarget): number =>
  allIn(box, "button").findIndex((button) => button.contains(target as Node));

const allIn = <Tag extends "button" | "details">(
  box: HTMLElement | null,
  tag: Tag,
): HTMLElementTagNameMap[Tag][] => [...(box?.querySelectorAll(tag) ?? [])];
