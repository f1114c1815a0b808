"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";

export interface NavLinkProps {
  href: string;
  label: string;
  /** Path of the section in which the link is marked; unmarked without one. */
  section?: string;
  className: string;
}

/** Navigation link that is marked within its section, and closes the surrounding menu. */
export function NavLink({ href, label, section, className }: NavLinkProps) {
  const pathname = usePathname();
  const current = pathname === section || (section !== "/" && pathname.startsWith(`${section}/`));
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
