import { saveFile } from "@/components/calculator/download";
import { readNumber } from "@/lib/calculators/scientific/graph/point-texts";
import { type Curve, equationOf } from "./curves";

/** Margins around the plane for its numbers, in pixels, and height of each function name above it. */
const ROOM = { left: 60, right: 20, top: 16, bottom: 36 };
const LINE = 20;
const STYLES = ["fill", "stroke", "stroke-width", "stroke-dasharray", "font-size", "font-weight"] as const;

interface Picture {
  svg: string;
  width: number;
  height: number;
}

/** Returns the drawing of a plot as a separate file, with its functions named, in print colors. */
function pictureOf(drawing: SVGSVGElement, curves: readonly Curve[]): Picture {
  const { width, height } = drawing.getBoundingClientRect();
  const head = ROOM.top + curves.length * LINE;
  const size = { width: width + ROOM.left + ROOM.right, height: height + head + ROOM.bottom };
  const paper = document.createElement("div");
  paper.className = "on-paper";
  paper.style.cssText = "position:absolute;visibility:hidden;pointer-events:none";
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  paper.append(copy);
  document.body.append(paper);
  for (const element of copy.querySelectorAll<SVGElement>("line, path, circle, text")) {
    const style = getComputedStyle(element);
    for (const name of STYLES) element.style.setProperty(name, style.getPropertyValue(name));
    element.removeAttribute("vector-effect");
  }
  const surface = getComputedStyle(paper).getPropertyValue("--surface");
  const ink = getComputedStyle(paper).getPropertyValue("--ink");
  const strokes = curves.map(({ style }) =>
    getComputedStyle(paper).getPropertyValue(style.stroke.slice("stroke-(".length, -1)),
  );
  paper.remove();
  copy.removeAttribute("class");
  for (const element of copy.querySelectorAll("[class]")) element.removeAttribute("class");
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("font-family", "Inter, Arial, sans-serif");
  copy.setAttribute("viewBox", `${-ROOM.left} ${-head} ${size.width} ${size.height}`);
  copy.setAttribute("width", String(size.width));
  copy.setAttribute("height", String(size.height));
  copy.prepend(rectangle(-ROOM.left, -head, size.width, size.height, surface));
  curves.forEach((curve, i) => {
    const y = -head + ROOM.top + i * LINE;
    copy.append(...legend(curve, strokes[i] ?? ink, ink, y));
  });
  return { svg: new XMLSerializer().serializeToString(copy), ...size };
}

function element(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const created = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, String(value));
  return created;
}

const rectangle = (x: number, y: number, width: number, height: number, fill: string) =>
  element("rect", { x, y, width, height, fill });

function legend(curve: Curve, stroke: string, ink: string, y: number): SVGElement[] {
  const { style, read } = curve;
  const line = element("line", { x1: 0, x2: 28, y1: y, y2: y, stroke, "stroke-width": 2 });
  if (style.dashes) line.setAttribute("stroke-dasharray", style.dashes);
  const name = element("text", { x: 36, y: y + 4, fill: ink, "font-size": 13 });
  const letters = [...read.values].map(([letter, value]) => `${letter} = ${readNumber(value)}`);
  name.textContent = [equationOf(curve), ...letters].join(", ");
  return [line, name];
}

export function saveSvg(drawing: SVGSVGElement, curves: readonly Curve[]): void {
  saveFile("plot.svg", new Blob([pictureOf(drawing, curves).svg], { type: "image/svg+xml" }));
}

/** Saves at twice the screen's resolution. Rejects if the browser cannot render it. */
export async function savePng(drawing: SVGSVGElement, curves: readonly Curve[]): Promise<void> {
  const { svg, width, height } = pictureOf(drawing, curves);
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [width * 2, height * 2];
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    if (!file) throw new Error("The canvas gave no picture");
    saveFile("plot.png", file);
  } finally {
    URL.revokeObjectURL(address);
  }
}
