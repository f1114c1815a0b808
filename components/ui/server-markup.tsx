"use client";

import {
  type ComponentType,
  lazy,
  memo,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { DeferredPart } from "./deferred-part";
import { firstUse } from "./use-presence";

interface Parts<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** Stands where no server drew: on the way from another page, until the code is there. */
  meanwhile?: ComponentType<Props>;
  /** When the code cannot be loaded. */
  lost: ComponentType<Props>;
}

/** A part of a page whose code is loaded when someone uses the page. */
interface ServerPart<Props> extends Parts<Props> {
  OnServer: ComponentType<Props>;
  /** Its code, once it is there. */
  loaded?: ComponentType<Props>;
}

export const serverPart = <Props extends object>(parts: Parts<Props>): ServerPart<Props> => ({
  ...parts,
  OnServer: lazy(() => parts.load().then((component) => ({ default: component }))) as ComponentType<Props>,
});

interface DrawnByServerProps<Props> {
  part: ServerPart<Props>;
  props: Props;
  as?: "div" | "span";
}

const never = () => () => {};

/**
 * Server-rendered HTML of a part, until its code has loaded. Not <Suspense>: that lets a larger part arrive after the
 * first paint, and holds up every transition until the code has loaded.
 */
export const DrawnByServer = memo(function DrawnByServer<Props extends object>({
  part,
  props,
  as: Box = "div",
}: DrawnByServerProps<Props>) {
  const box = useRef<HTMLDivElement & HTMLSpanElement>(null);
  const [Drawing, setDrawing] = useState(() => part.loaded);
  const [byServer] = useState(
    useSyncExternalStore(
      never,
      () => false,
      () => true,
    ),
  );
  // Open parts stay open; the button that was focused or pressed stays so.
  const unfolded = useRef<readonly boolean[]>([]);
  const focused = useRef(-1);
  const pressed = useRef(-1);

  useEffect(() => {
    let current = true;
    const draw = (component: ComponentType<Props>): void => {
      if (!current) return;
      unfolded.current = allIn(box.current, "details").map(({ open }) => open);
      focused.current = allIn(box.current, "button").indexOf(document.activeElement as HTMLButtonElement);
      setDrawing(() => component);
    };
    firstUse.then(part.load).then(
      (component) => {
        part.loaded = component;
        draw(component);
      },
      () => draw(part.lost),
    );
    return () => {
      current = false;
    };
  }, [part]);

  useLayoutEffect(() => {
    if (!Drawing) return;
    for (const [index, details] of allIn(box.current, "details").entries())
      if (unfolded.current[index]) details.open = true;
    const buttons = allIn(box.current, "button");
    buttons[focused.current]?.focus();
    const button = buttons[pressed.current];
    // Once all that hears it is there.
    if (button) setTimeout(() => button.click());
  }, [Drawing]);

  if (typeof document === "undefined")
    return (
      <Box>
        <part.OnServer {...props} />
      </Box>
    );
  if (Drawing)
    return (
      <Box ref={box}>
        <Drawing {...props} />
      </Box>
    );
  if (!byServer) return <Box ref={box}>{part.meanwhile && <part.meanwhile {...props} />}</Box>;
  return (
    // It hears which of the buttons in it is pressed, by keys too.
    <Box
      ref={box}
      suppressHydrationWarning
      onClick={({ target }) => {
        pressed.current = allIn(box.current, "button").findIndex((button) => button.contains(target as Node));
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: React leaves alone what it did not draw
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}) as <Props extends object>(props: DrawnByServerProps<Props>) => ReactElement;

/** The same for a part that may lag behind while someone types fast. */
export function DrawnByServerLater<Props extends object>(props: DrawnByServerProps<Props>) {
  return <DeferredPart of={DrawnByServer<Props>} props={props} />;
}

const allIn = <Tag extends "button" | "details">(
  box: HTMLElement | null,
  tag: Tag,
): HTMLElementTagNameMap[Tag][] => [...(box?.querySelectorAll(tag) ?? [])];
