"use client";

import { DrawnByServer, serverPart } from "@/components/ui/server-markup";
import type { ShareControlsProps } from "./share-controls";

const controls = serverPart<ShareControlsProps>({
  load: () => import("./share-controls").then(({ ShareControls }) => ShareControls),
  fallback: () => null,
});

/** Share buttons, whose code loads on first use. */
export const ShareButtons = (props: ShareControlsProps) => <DrawnByServer part={controls} props={props} />;
