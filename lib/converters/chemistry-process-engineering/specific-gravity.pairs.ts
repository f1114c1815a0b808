import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "specific-gravity-to-api-gravity", from: "specific-gravity", to: "api-gravity", title: "Specific Gravity to API Gravity (SG to °API)" },
  { slug: "api-gravity-to-specific-gravity", from: "api-gravity", to: "specific-gravity", title: "API Gravity to Specific Gravity (°API to SG)" },
  { slug: "brix-to-specific-gravity", from: "brix", to: "specific-gravity" },
  { slug: "plato-to-specific-gravity", from: "plato", to: "specific-gravity" },
  { slug: "api-gravity-to-kilograms-per-cubic-meter", from: "api-gravity", to: "kilogram-per-cubic-meter", title: "API Gravity to Density (°API to kg/m³)" },
]);
