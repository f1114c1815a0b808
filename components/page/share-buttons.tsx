"use client";

import { DrawnByServer, serverPart } from "@/components/ui/server-markup";
import type { ShareControlsProps } from "./share-controls";

const controls = serverPart<ShareControlsProps>({
  load: () => import("./share-controls").then(({ ShareControls }) => ShareControls),
  lost: () => null,
});

/** The buttons that share this page: what they do is loaded when someone uses it. */
export const ShareButtons = (props: ShareControlsProps) => <DrawnByServer part={controls} props={props} />;
