import { cite } from "../../core/sources/cite.ts";
import { defineModes } from "../../kit/calculator/modes.ts";
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
    "Convert a salary to an hourly wage and back, estimate the fuel cost of a trip and the electricity cost of an appliance, and find the best buy by unit price.",
  seo: {
    title: "Everyday Cost: Wage, Trip Fuel, Power, Price",
    description:
      "Convert a salary to an hourly wage and back, estimate the fuel cost of a trip and the electricity cost of an appliance, and compare unit prices.",
  },
  keywords: [
    "electric bill",
    "electricity bill",
    "cost of electricity",
    "how much does it cost to run",
    "cost to run an appliance",
    "cost to leave the lights on",
    "cost of running an electric fire",
    "salary to hourly",
    "hourly to salary",
    "annual income",
    "pay per hour",
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
      text: "A year has 52 paid weeks of 40 hours unless you change them: 2,080 hours. Monthly pay is one-twelfth of yearly pay, so weekly pay is 12/52 of monthly pay, as in 29 CFR 778.113(b). For unpaid time off, lower the paid weeks. Amounts are before taxes and exclude overtime.",
    },
    {
      title: "Trip fuel",
      text: "The fuel used is the distance divided by the fuel economy; multiplied by the price, it is the cost. Enter the fuel economy in mpg, L/100 km or km/L. City driving and roof boxes take more fuel than the rating suggests. Tolls, parking and wear are not included.",
    },
    {
      title: "Appliance electricity",
      text: "Energy is power times hours of use. Refrigerators, and heaters with a thermostat, switch on and off: count only the hours when they draw power, or use the energy label.",
    },
    {
      title: "Unit price",
      text: "The unit price is the price divided by the weight, the volume or the number of pieces. Compare offers sold by the same measure: ounces are weight, fluid ounces are volume.",
    },
  ],
  question: "What to calculate",
  quantities,
  modes,
  formulas,
  assumptions: ["All amounts are in the same currency."],
  sources: [
    cite("cfr778", "paragraph (b): weekly equivalent of monthly and semimonthly pay"),
    cite("fueleconomy", "fuel cost of a trip"),
    cite("doe-appliances", "energy use and cost"),
    cite("HB130", "Uniform Unit Pricing Regulation"),
  ],
  seal: "rounded",
  examples,
  related: ["percentage", "time", "savings"],
});
