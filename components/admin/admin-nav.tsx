"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";

const LINKS = [
  { href: "/admin", label: "Overview" },
  { href: "/admin/reviews", label: "Reviews" },
  { href: "/admin/messages", label: "Messages" },
  { href: "/admin/faqs", label: "FAQ" },
  { href: "/admin/audit", label: "Activity log" },
  { href: "/admin/account", label: "Account" },
] as const;

const showWhole = (link: HTMLElement | null) => link?.scrollIntoView({ block: "nearest", inline: "nearest" });

export function AdminNav() {
  const pathname = usePathname();
  const isCurrent = (href: string) =>
    href === "/admin" ? pathname === href : pathname === href || pathname.startsWith(`${href}/`);
  return (
    <nav aria-label="Admin" className="column overflow-x-auto">
      <ul className="flex md:gap-1">
        {LINKS.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              ref={isCurrent(href) ? showWhole : undefined}
              aria-current={isCurrent(href) ? "page" : undefined}
              className="flex min-h-11 items-center whitespace-nowrap px-2 text-muted text-sm md:px-3 -outline-offset-2 hover:text-ink aria-[current]:font-medium aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--accent)]"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
