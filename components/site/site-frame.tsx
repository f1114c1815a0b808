import type { ReactNode } from "react";
import { ChatButton } from "@/components/chat/chat-button";
import { CHAT_BUTTON } from "@/components/chat/chat-button-id";
import { Icon } from "@/components/ui/icon";
import { ToastArea } from "@/components/ui/toast-area";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/** The shared layout of every public page: skip link, header, main column, footer, chat, toasts. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-accent px-4 py-3 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" className="flex-1">
        {children}
      </main>
      <SiteFooter />
      <ChatButton
        id={CHAT_BUTTON}
        type="button"
        aria-label="Chat with the SciCalc Assistant"
        aria-haspopup="dialog"
        title="SciCalc Assistant"
        className="fixed right-[max(1rem,env(safe-area-inset-right))] bottom-[max(1rem,env(safe-area-inset-bottom))] z-20 grid size-14 place-items-center rounded-full bg-accent text-on-accent shadow-[0_4px_16px_rgb(0_0_0/0.2)] transition-colors duration-100 hover:bg-accent-hover max-md:aria-expanded:invisible [body[data-scroll-locked]_&]:invisible md:right-6 md:bottom-6 print:hidden"
      >
        <Icon name="message" className="size-6" />
      </ChatButton>
      <ToastArea />
    </div>
  );
}
