import localFont from "next/font/local";

// next/font requires separate calls with literals: it reads them at build time.
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

/**
 * Class of elements with formulas: brackets, roots and operators, and the letters of quantities
 * (docs/decisions/formulas.md).
 */
export const formulaFonts = `${math.variable} ${italic.variable}`;
