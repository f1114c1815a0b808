import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "parts-per-million-volume-to-milligrams-per-cubic-meter",
    from: "parts-per-million-volume",
    to: "milligram-per-cubic-meter",
    title: "ppm(v) to mg/m³: Gas Concentration Converter",
  },
  {
    slug: "milligrams-per-cubic-meter-to-parts-per-million-volume",
    from: "milligram-per-cubic-meter",
    to: "parts-per-million-volume",
    title: "mg/m³ to ppm(v): Gas Concentration Converter",
  },
  {
    slug: "parts-per-billion-volume-to-micrograms-per-cubic-meter",
    from: "parts-per-billion-volume",
    to: "microgram-per-cubic-meter",
    title: "ppb(v) to µg/m³: Gas Concentration Converter",
  },
  {
    slug: "percent-volume-to-parts-per-million-volume",
    from: "percent-volume",
    to: "parts-per-million-volume",
    title: "% vol to ppm(v): Gas Concentration Converter",
  },
]);
