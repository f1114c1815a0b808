"use client";

import { ServerRendered, serverPart } from "@/components/ui/server-markup";
import type { ShareControlsProps } from "./share-controls";

const controls = serverPart<ShareControlsProps>({
  load: () => import("./share-controls").then(({ ShareControls }) => ShareControls),
  fallback: () => null,
});

/** Share buttons, whose code loads on first use. */
export const ShareButtons = (props: ShareControlsProps) => <ServerRendered part={controls} props={props} />;
