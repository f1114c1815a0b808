/**
 * Draws the images of link previews (public/social.png, and one for each category in public/social/), the icon for home screens,
 * and public/favicon.ico for programs that look for it there: `npm run social-image`.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { calculatorsIn } from "../lib/catalog/calculators.ts";
import { converterCategories } from "../lib/catalog/converter-categories.ts";
import { convertersIn, shortName } from "../lib/catalog/converters.ts";
import { calculatorCategories } from "../lib/catalog/curation.ts";
import { CHROMIUM_FLAGS } from "./chromium.ts";
import { encodeIcon, type IconImage } from "./icon-file.ts";
import { root } from "./paths.ts";

/** Pixels of the images in favicon.ico: tabs, bookmarks, shortcuts. */
const FAVICON_PIXELS = [16, 32, 48];

/** Lines next to the title. */
const MAX_LINES = 4;
/** Characters of a title in large type, except for the site's. */
const MAX_LARGE_TITLE = 34;

const font = readFileSync(join(root, "app/fonts/inter.woff2")).toString("base64");
const mark = readFileSync(join(root, "app/icon.svg"), "utf8");

interface Preview {
  /** Path in public/. */
  file: string;
  title: string;
  text: string;
  lines: readonly (readonly [start: string, end: string])[];
}

const namesOf = (names: readonly string[]): Preview["lines"] =>
  names.slice(0, MAX_LINES).map((name) => ["", name] as const);

/** The fixed image of the site, and one for each category and for the articles. */
const previews: readonly Preview[] = [
  {
    file: "social.png",
    title: "Precision Engineered Calculations",
    text: "Free calculators and unit converters, with the source of every number.",
    lines: [
      ["1 in = ", "2.54 cm"],
      ["1 psi = ", "6,894.757293 Pa"],
      ["1 gal = ", "3.785411784 L"],
      ["1 Btu = ", "1.055055853 kJ"],
    ],
  },
  ...calculatorCategories.map((category) => ({
    file: `social/${category.slug}.png`,
    title: category.name,
    text: "Free calculators, with every step and the source of every number.",
    lines: namesOf(calculatorsIn(category).map(({ label }) => label)),
  })),
  ...converterCategories.map((category) => ({
    file: `social/${category.slug}.png`,
    title: category.name,
    text: "Free unit converters with exact factors, formulas and sources.",
    lines: namesOf(convertersIn(category).map(shortName)),
  })),
  {
    file: "social/articles.png",
    title: "Guides to the methods behind the numbers",
    text: "Formulas, worked examples and the standards they come from.",
    lines: namesOf(["HVAC and plumbing", "Fire protection", "Money and health", "Scientific functions"]),
  },
];

const pageFor = ({ title, text, lines }: Preview): string => `<!doctype html><style>
@font-face{font-family:Inter;src:url(data:font/woff2;base64,${font});font-weight:400 600}
*{box-sizing:border-box;margin:0}
body{width:1200px;height:630px;background:#f7f7f5;color:#15181c;font-family:Inter;display:grid;grid-template-columns:1fr 440px;gap:56px;padding:72px;align-items:center}
.brand{display:flex;align-items:center;gap:18px;font-size:36px;font-weight:600;margin-bottom:48px}
.brand svg{width:60px;height:60px}
h1{font-size:64px;line-height:1.08;letter-spacing:-0.02em;font-weight:600;overflow-wrap:anywhere}
h1.long{font-size:54px}
p{margin-top:28px;font-size:27px;line-height:1.4;color:#55585e}
ul{list-style:none;padding:0;background:#fff;border:1px solid #dcdcd7;border-radius:14px;font-size:26px;font-variant-numeric:tabular-nums}
li{padding:27px 30px;border-top:1px solid #dcdcd7;color:#55585e}li:first-child{border:0}b{color:#15181c;font-weight:600}
</style><div><div class="brand">${mark}SciCalc</div><h1${title.length > MAX_LARGE_TITLE ? ' class="long"' : ""}>${title.replaceAll("&", "&amp;")}</h1>
<p>${text}</p></div>
<ul>${lines.map(([start, end]) => `<li>${start}<b>${end}</b></li>`).join("")}</ul>`;

const pageOf = (svg: string, size: number): string =>
  `<!doctype html><style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`;
/** Phones round the corners themselves. */
const squareMark = mark.replace('rx="7"', 'rx="0"');

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: CHROMIUM_FLAGS });
async function draw(html: string, width: number, height: number): Promise<Buffer> {
  const tab = await browser.newPage({ viewport: { width, height } });
  await tab.setContent(html, { waitUntil: "networkidle" });
  await tab.evaluate("document.fonts.ready");
  const image = await tab.screenshot({ omitBackground: true });
  await tab.close();
  return image;
}
const write = (path: string, content: Buffer): void => writeFileSync(join(root, path), content);
mkdirSync(join(root, "public/social"), { recursive: true });
for (const preview of previews) write(`public/${preview.file}`, await draw(pageFor(preview), 1200, 630));
write("app/apple-icon.png", await draw(pageOf(squareMark, 180), 180, 180));
const images: IconImage[] = [];
for (const pixels of FAVICON_PIXELS)
  images.push({ pixels, png: await draw(pageOf(mark, pixels), pixels, pixels) });
write("public/favicon.ico", encodeIcon(images));
await browser.close();
