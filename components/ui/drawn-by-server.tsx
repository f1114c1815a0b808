"use client";

import {
  type ComponentType,
  lazy,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
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
}

const never = () => () => {};

/**
 * What the server drew of a part, until its code is there. Not <Suspense>: that lets a larger part arrive after the first
 * paint, and holds up every transition until the code is there.
 */
export function DrawnByServer<Props extends object>({ part, props }: DrawnByServerProps<Props>) {
  const box = useRef<HTMLDivElement>(null);
  const [Drawing, setDrawing] = useState(() => part.loaded);
  const [byServer] = useState(
    useSyncExternalStore(
      never,
      () => false,
      () => true,
    ),
  );
  // What was unfolded before stays so.
  const unfolded = useRef<readonly boolean[]>([]);

  useEffect(() => {
    let current = true;
    const draw = (component: ComponentType<Props>): void => {
      if (!current) return;
      unfolded.current = detailsIn(box.current).map(({ open }) => open);
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
    for (const [index, details] of detailsIn(box.current).entries())
      if (unfolded.current[index]) details.open = true;
  }, [Drawing]);

  if (typeof document === "undefined")
    return (
      <div>
        <part.OnServer {...props} />
      </div>
    );
  if (Drawing)
    return (
      <div ref={box}>
        <Drawing {...props} />
      </div>
    );
  if (!byServer) return <div ref={box}>{part.meanwhile && <part.meanwhile {...props} />}</div>;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: React leaves alone what it did not draw
    <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
  );
}

const detailsIn = (box: HTMLElement | null): HTMLDetailsElement[] => [
  ...(box?.querySelectorAll("details") ?? []),
];
