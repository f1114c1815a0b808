"use client";

import Link from "next/link";
import { Button, buttonStyles } from "@/components/ui/button";
import { showCopied } from "@/components/ui/copy-notice";
import { Icon } from "@/components/ui/icon";
import { notify, notifyError } from "@/components/ui/notify";
import { projectReportPath, SHARED_PATH } from "@/lib/projects/paths";
import type { Project } from "@/lib/projects/project";
import { messages } from "./messages";

export function HandOver({ project }: { project: Project }) {
  async function share(button: Element) {
    const { sharedProject } = await import("@/lib/projects/share-link");
    const fragment = await sharedProject(project);
    if (fragment === undefined) return notify(messages.tooLargeForLink);
    await navigator.clipboard.writeText(`${location.origin}${SHARED_PATH}#${fragment}`);
    showCopied(button);
  }
  return (
    <>
      <Link href={projectReportPath(project.id)} prefetch={false} className={buttonStyles.secondary}>
        <Icon name="printer" className="size-4" />
        Report
      </Link>
      <Button
        onClick={({ currentTarget }) => share(currentTarget).catch(() => notifyError(messages.linkNotCopied))}
        title="Copy a link that contains the whole project"
      >
        <Icon name="link" className="size-4" />
        Share
      </Button>
    </>
  );
}
