"use client";

import { useLayoutEffect, useState } from "react";

/** Storage key of the choice: "1" for docked. */
const KEY = "scicalcChatDocked";

/**
 * True if the open chat is docked: on wide screens it then has a separate column next to the page, which makes
 * room for it (the variant `docked` in app/globals.css), so that it covers no result. The browser stores the
 * choice.
 */
export function useDock(): { docked: boolean; toggle: () => void } {
  const [docked, setDocked] = useState(remembered);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (docked) dataset.chatDocked = "";
    return () => {
      delete dataset.chatDocked;
    };
  }, [docked]);
  const toggle = () => {
    setDocked(!docked);
    try {
      localStorage.setItem(KEY, docked ? "" : "1");
    } catch {
      // Without storage the choice lasts until the chat closes.
    }
  };
  return { docked, toggle };
}

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === "1";
  } catch {
    return false;
  }
}
