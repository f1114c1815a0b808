"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";

export interface NavLinkProps {
  href: string;
  label: string;
  /** Path under which the link counts as the current one. */
  section: string;
  className: string;
}

/** A navigation link that knows whether the visitor is in its section, and closes the menu that it stands in. */
export function NavLink({ href, label, section, className }: NavLinkProps) {
  const pathname = usePathname();
  const current =
    section === "/" ? pathname === "/" : pathname === section || pathname.startsWith(`${section}/`);
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={current ? "page" : undefined}
      onClick={(event) => event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()}
      className={className}
    >
      {label}
    </Link>
  );
}
