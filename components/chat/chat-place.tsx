import { CHAT_BUTTON } from "@/components/page/assistant";
import { Icon } from "@/components/ui/icon";
import { ChatButton } from "./chat-button";
import { CHAT_PLACE, giveWayScript } from "./give-way";

/** Floating chat button at the bottom right of every page, which moves out of the way of controls. */
export function ChatPlace() {
  return (
    <div
      id={CHAT_PLACE}
      suppressHydrationWarning
      className="script-only group pointer-events-none fixed right-[max(1rem,env(safe-area-inset-right))] bottom-[max(1rem,env(safe-area-inset-bottom))] z-20 size-14 md:right-6 md:bottom-6 print:hidden"
    >
      <ChatButton
        id={CHAT_BUTTON}
        type="button"
        aria-label="Chat with the SciCalc Assistant"
        aria-haspopup="dialog"
        title="SciCalc Assistant"
        className="pointer-events-auto grid size-14 place-items-center rounded-full bg-accent text-on-accent shadow-[0_4px_16px_rgb(0_0_0/0.2)] transition-[background-color,opacity] duration-100 hover:bg-accent-hover max-md:aria-expanded:invisible docked:invisible [html[data-modal]_&]:invisible group-data-away:not-focus-visible:pointer-events-none group-data-away:not-focus-visible:translate-y-24 group-data-away:not-focus-visible:opacity-0"
      >
        <Icon name="message" className="size-6" />
      </ChatButton>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a function of ours, run before the first paint */}
      <script dangerouslySetInnerHTML={{ __html: giveWayScript(CHAT_PLACE) }} />
    </div>
  );
}
