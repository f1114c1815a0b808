import localFont from "next/font/local";

// Fonts for parts that open later, like fonts.ts, but without preload.
const math = localFont({
  src: "../../app/fonts/formula-math.woff2",
  variable: "--font-formula-math",
  weight: "400",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
});

const italic = localFont({
  src: "../../app/fonts/formula-italic.woff2",
  variable: "--font-formula-italic",
  weight: "400",
  style: "italic",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
});

/** Class of formulas on pages without others. */
export const lateFormulaFonts = `${math.variable} ${italic.variable}`;
