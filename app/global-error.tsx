"use client";

import { PageError } from "@/components/site/page-error";
import { THEME_SCRIPT } from "@/components/site/theme-script";
import "./globals.css";

/** The last resort, when the layout itself failed. */
export default function GlobalError({ retry }: { error: Error; retry: () => void }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <title>This page didn’t load | SciCalc</title>
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, run before the first paint
          dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }}
        />
      </head>
      <body className="font-sans antialiased">
        <main>
          <PageError onRetry={retry} />
        </main>
      </body>
    </html>
  );
}
