import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import type { Crumb } from "@/lib/faces/page/json-ld";

/** Path to the page; the last crumb is the page itself. A phone displays only the link to its parent. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-muted text-sm print:hidden">
      <ol className="flex flex-wrap items-center">
        {crumbs.map(({ name, path }, index) => (
          <li
            key={path}
            className={`items-center ${index === crumbs.length - 2 ? "flex" : "hidden md:flex"}`}
          >
            {index > 0 && (
              <>
                <span aria-hidden="true" className="hidden px-2 text-line-strong md:inline">
                  /
                </span>
                <Icon name="chevron-left" className="mr-1 size-4 md:hidden" />
              </>
            )}
            {index < crumbs.length - 1 ? (
              <Link
                href={path}
                prefetch={false}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline"
              >
                {name}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
