import Link from "next/link";
import { formatInteger } from "@/lib/core/locale/locale";

interface LinkTab {
  href: string;
  label: string;
  count?: number;
  current: boolean;
}

export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav aria-label={label} className="mt-4 overflow-x-auto border-line border-b">
      <ul className="flex gap-1">
        {tabs.map(({ href, label: text, count, current }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              aria-current={current ? "page" : undefined}
              className="flex min-h-11 items-center gap-2 whitespace-nowrap px-3 text-muted text-sm -outline-offset-2 hover:text-ink aria-[current]:font-medium aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--accent)]"
            >
              {text}
              {count !== undefined && <span className="tabular">{formatInteger(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
