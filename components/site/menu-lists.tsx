"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";

/** The tools in the menu that it stands in, loaded when that opens. */
export function MenuLists() {
  const place = useRef<HTMLDivElement>(null);
  const [Tools, setTools] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      import("./menu-tools").then(
        (tools) => setTools(() => tools.MenuTools),
        () => {},
      );
    place.current?.closest("[popover]")?.addEventListener("toggle", load, { once: true });
  }, []);
  return <div ref={place}>{Tools && <Tools />}</div>;
}
