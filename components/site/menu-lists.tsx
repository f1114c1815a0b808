"use client";

import { type ComponentType, useState } from "react";

export function MenuLists() {
  const [Tools, setTools] = useState<ComponentType>();
  const load = () =>
    import("./menu-tools").then(
      (tools) => setTools(() => tools.MenuTools),
      () => {},
    );
  return (
    <div ref={(place) => place?.closest("[popover]")?.addEventListener("toggle", load, { once: true })}>
      {Tools && <Tools />}
    </div>
  );
}
