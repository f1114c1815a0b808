import Link from "next/link";
import type { ReactNode } from "react";
import { Brand } from "@/components/site/brand";
import { ThemeToggle } from "@/components/site/theme-toggle";
import { AdminNav } from "./admin-nav";
import { SignOutButton } from "./sign-out-button";

interface AdminFrameProps {
  email?: string | undefined;
  /** False if no other page may be opened yet. */
  hasNav?: boolean;
  children: ReactNode;
}

/** Header, navigation and content of every admin page; without navigation if no one is signed in. */
export function AdminFrame({ email, hasNav = true, children }: AdminFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-accent px-4 py-3 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <header className="border-line border-b">
        <div className="column flex min-h-16 items-center gap-2">
          <Link
            href="/admin"
            prefetch={false}
            className="mr-auto flex min-h-11 items-center gap-2 rounded-md font-semibold text-lg tracking-tight"
          >
            <Brand className="size-7" />
            Admin
          </Link>
          {email !== undefined && (
            <>
              <span className="hidden max-w-60 truncate text-muted text-sm md:block">{email}</span>
              <SignOutButton />
            </>
          )}
          <ThemeToggle />
        </div>
        {email !== undefined && hasNav && <AdminNav />}
      </header>
      <main id="main" className="column flex-1 py-8">
        {children}
      </main>
    </div>
  );
}
