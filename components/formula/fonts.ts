import localFont from "next/font/local";

// Each is a call of its own with a literal: next/font reads them when the site is built.
const math = localFont({
  src: "../../app/fonts/formula-math.woff2",
  variable: "--font-formula-math",
  weight: "400",
  display: "optional",
  adjustFontFallback: false,
});

const italic = localFont({
  src: "../../app/fonts/formula-italic.woff2",
  variable: "--font-formula-italic",
  weight: "400",
  style: "italic",
  display: "optional",
  adjustFontFallback: false,
});

/** Class of what holds formulas: brackets, roots and operators, and the letters of quantities (docs/decisions/formulas.md). */
export const formulaFonts = `${math.variable} ${italic.variable}`;
