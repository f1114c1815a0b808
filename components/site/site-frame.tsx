import type { ReactNode } from "react";
import { ChatPlace } from "@/components/chat/chat-place";
import { NumberKeys } from "@/components/page/number-keys/number-keys";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col docked:pr-96">
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-accent px-4 py-3 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <SiteHeader />
      <noscript>
        <p className="column py-2 text-muted text-sm print:hidden">
          JavaScript is off. You can read every page, and our server does the calculations. Search, charts,
          favorites, projects and the assistant need JavaScript.
        </p>
      </noscript>
      <main id="main" className="flex-1">
        {children}
      </main>
      <SiteFooter />
      <NumberKeys />
      <ChatPlace />
    </div>
  );
}
