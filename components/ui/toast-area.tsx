"use client";

import { type ComponentType, useEffect, useState } from "react";
import { type Notice, onNotice } from "./notify";

/** The page's toasts. The library is loaded with the first one, not with the page. */
export function ToastArea() {
  const [Toaster, setToaster] = useState<ComponentType>();

  useEffect(() => {
    async function show(notice: Notice) {
      const toaster = await import("./toaster");
      setToaster(() => toaster.Toasts);
      toaster.show(notice);
    }
    return onNotice(show);
  }, []);

  return Toaster ? <Toaster /> : null;
}
