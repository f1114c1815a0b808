import { formatDay } from "@/lib/run/format/format-day";
import { sourceCommit } from "@/lib/verification/commit";

interface BuiltFromProps {
  links: readonly { path: string; text: string }[];
}

/** Commit and day of the computed values, and links to their files. */
export function BuiltFrom({ links }: BuiltFromProps) {
  const commit = sourceCommit();
  return (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-5 text-muted text-sm">
      {commit && (
        <span>
          Computed at commit <code className="text-ink">{commit.id}</code>, {formatDay(commit.day, "short")}
        </span>
      )}
      {links.map(({ path, text }) => (
        <a
          key={path}
          href={path}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          {text}
        </a>
      ))}
    </p>
  );
}
