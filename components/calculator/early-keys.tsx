import { RECORD_KEYS_SCRIPT } from "./record-keys";

/** Script that records keys and presses from the first paint. Only the server’s HTML needs it. */
export const EarlyKeys = () => (
  <span
    hidden
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of ours; React leaves alone what it did not render
    dangerouslySetInnerHTML={{
      __html: typeof window === "undefined" ? `<script>${RECORD_KEYS_SCRIPT}</script>` : "",
    }}
  />
);
