import type { Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { PENDING_SCENARIOS_SCRIPT } from "@/components/calculator/form/pending-scenarios-script";
import { UNITS_SCRIPT } from "@/components/page/units-script";
import { THEME_SCRIPT } from "@/components/site/theme-script";
import "./globals.css";

const inter = localFont({
  src: "./fonts/inter.woff2",
  variable: "--font-inter",
  weight: "400 600",
  // Never swapped in after the first paint: nothing may shift when a font arrives.
  display: "optional",
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
          dangerouslySetInnerHTML={{ __html: `${THEME_SCRIPT};${UNITS_SCRIPT};${PENDING_SCENARIOS_SCRIPT}` }}
        />
      </head>
      <body className="font-sans antialiased">{children}</body>
    </html>
  );
}
