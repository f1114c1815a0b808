import { cite } from "../../sources/cite.ts";
import { defineModes } from "../modes.ts";
import { examples } from "./examples.ts";
import { formulas } from "./formulas.ts";
import { modes } from "./modes.ts";
import * as quantities from "./quantities.ts";

export default defineModes({
  id: "cost",
  label: "Everyday Cost",
  category: "financial-health",
  heading: "Everyday Cost Calculator",
  summary:
    "Hourly wage from a salary and back, the fuel cost of a trip, the electricity cost of an appliance, and the cheapest offer by unit price.",
  seo: {
    title: "Everyday Cost: Wage, Trip Fuel, Power, Price",
    description:
      "Convert a salary to an hourly wage and back, estimate the fuel cost of a trip and the electricity cost of an appliance, and compare unit prices.",
  },
  keywords: [
    "salary to hourly",
    "hourly to salary",
    "annual income",
    "trip fuel cost",
    "gas cost",
    "fuel cost",
    "electricity cost",
    "appliance cost",
    "kwh cost",
    "unit price",
    "price per ounce",
    "price comparison",
  ],
  guide: [
    {
      title: "Wage and salary",
      text: "A year has 52 paid weeks of 40 hours unless you change them: 2,080 hours. A monthly pay is a twelfth of the year’s, so a week is 12/52 of it, as in 29 CFR 778.113. For unpaid time off, lower the paid weeks. Amounts are before taxes and without overtime.",
    },
    {
      title: "Trip fuel",
      text: "The fuel is the distance divided by the fuel economy; its price gives the cost. Enter the economy in mpg, L/100 km or km/L. A trip in town or with a roof box takes more than the rating. Tolls, parking and wear are not included.",
    },
    {
      title: "Appliance electricity",
      text: "Energy is power times the hours of use. Many appliances switch on and off, such as refrigerators and heaters with a thermostat: enter the hours that they really draw their power, or use the energy label.",
    },
    {
      title: "Unit price",
      text: "The price divided by the weight, the volume or the number of pieces. Compare offers of one kind: an ounce of weight and a fluid ounce measure different things.",
    },
  ],
  question: "What to calculate",
  quantities,
  modes,
  formulas,
  assumptions: ["Amounts are in one currency: nothing is exchanged."],
  sources: [
    cite("cfr778", "paragraph (b), weekly equivalents of monthly and yearly pay"),
    cite("fueleconomy", "fuel cost of a trip"),
    cite("doe-appliances", "energy use and cost"),
    cite("HB130", "Uniform Unit Pricing Regulation"),
  ],
  seal: "rounded",
  examples,
  related: ["percentage", "time", "savings"],
});
