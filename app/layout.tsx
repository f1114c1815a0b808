import type { Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { HEAD_SCRIPT } from "@/components/site/head-script";
import "./globals.css";

const inter = localFont({
  src: "./fonts/inter.woff2",
  variable: "--font-inter",
  weight: "400 600",
  // Never swapped in after the first paint: nothing may shift when a font arrives.
  display: "optional",
  // fonts/fallback.css has it, of the system's fonts that are its like.
  adjustFontFallback: false,
});

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f7f7f5" },
    { media: "(prefers-color-scheme: dark)", color: "#101215" },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={inter.variable} data-scroll-behavior="smooth" suppressHydrationWarning>
      <head>
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours, run before the first paint
          dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }}
        />
      </head>
      <body className="font-sans antialiased">{children}</body>
    </html>
  );
}
