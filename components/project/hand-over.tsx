"use client";

import Link from "next/link";
import { Button, buttonStyles } from "@/components/ui/button";
import { showCopied } from "@/components/ui/copy-notice";
import { Icon } from "@/components/ui/icon";
import { notify } from "@/components/ui/notify";
import { projectReportPath, SHARED_PATH } from "@/lib/projects/paths";
import type { Project } from "@/lib/projects/project";

/** Exports a project: its report, and a link that holds all of it. */
export function HandOver({ project }: { project: Project }) {
  async function share(button: Element) {
    const { sharedProject } = await import("@/lib/projects/share-link");
    const fragment = await sharedProject(project);
    if (fragment === undefined)
      return notify({
        title: "Too large for a link",
        description: "This project does not fit in a link. Export it and send the file.",
      });
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
        onClick={({ currentTarget }) =>
          share(currentTarget).catch(() =>
            notify({ title: "Error", description: "The link could not be copied.", variant: "destructive" }),
          )
        }
        title="Copy a link that contains the whole project"
      >
        <Icon name="link" className="size-4" />
        Share
      </Button>
    </>
  );
}
