import { cite } from "../../core/sources/cite.ts";
import { defineForm } from "../../kit/calculator/define.ts";
import { examples } from "./examples.ts";
import { fields } from "./fields.ts";
import { formulas } from "./formulas.ts";
import { outputs } from "./outputs.ts";
import * as quantities from "./quantities.ts";

export default defineForm({
  id: "psychrometrics",
  label: "Psychrometrics",
  category: "engineering-construction",
  heading: "Psychrometric Calculator",
  summary:
    "The state of moist air from any two of dry bulb, wet bulb, dew point, relative humidity, humidity ratio, enthalpy and specific volume, at any altitude, with the psychrometric chart.",
  seo: {
    title: "Psychrometric Calculator: Any Two Properties",
    description:
      "Wet bulb, dew or frost point, relative humidity, humidity ratio, enthalpy and volume of moist air from any two of them, at any altitude. ASHRAE equations.",
  },
  keywords: [
    "mixed air temperature",
    "mixed air",
    "moist air",
    "wet bulb",
    "dew point",
    "frost point",
    "relative humidity",
    "humidity ratio",
    "enthalpy of air",
    "specific volume of air",
    "psychrometric chart",
    "grains per pound",
    "absolute humidity",
    "vapor pressure",
    "air density",
    "dry bulb",
  ],
  guide: [
    {
      title: "Any two properties",
      text: "At a given pressure, moist air has two degrees of freedom: two properties determine all others. Choose the pair that you know. The one pair that does not work is dew point and humidity ratio, because each follows from the other at any temperature.",
    },
    {
      title: "Impossible pairs",
      text: "Air with a known property lies on a line from dry to saturated air. If no air on that line has the second value, such as a wet bulb above the dry bulb, the message states the range that goes with the first one. Where the whole range is narrow, as that of enthalpy at one wet bulb, a warning says that small errors matter; at a wet bulb of exactly 0 °C (32 °F), the enthalpy says nothing about the humidity.",
    },
    {
      title: "Below freezing",
      text: "Below 0 °C (32 °F), saturation is over ice: the dew point is then a frost point, and the wet bulb is that of a wick covered with ice. Just below freezing, a wick with ice and one with supercooled water can both be in equilibrium; unless you enter an icy wet bulb, the one with water is given.",
    },
    {
      title: "Pressure and altitude",
      text: "Humidity ratio, wet bulb, volume and density depend on the pressure. It follows from the altitude by the standard atmosphere, or you can enter a barometer reading taken at the site. Weather reports give pressure reduced to sea level, which is higher than the pressure at an elevated site.",
    },
    {
      title: "Enthalpy in two unit systems",
      text: "Enthalpy is counted per mass of dry air, from dry air at 0 °C in kJ/kg and from dry air at 0 °F in Btu/lb, as on ASHRAE’s charts. The two scales therefore differ by 7.689 Btu/lb beyond the conversion of units.",
    },
    {
      title: "Accuracy",
      text: "Dry air and water vapor are treated as ideal gases, as in ASHRAE’s equations. For saturated air from −50 to 50 °C (−58 to 122 °F) at sea level, humidity ratio, enthalpy and volume are within 0.7% of those of real moist air; at lower pressures they are closer.",
    },
  ],
  quantities,
  inputs: fields,
  outputs,
  formulas,
  assumptions: [
    "Dry air and water vapor are ideal gases; the enhancement of saturation pressure by air is not counted.",
    "The wet bulb is the thermodynamic one (adiabatic saturation). A psychrometer with enough air over its wick reads very nearly the same.",
    "Humidity ratio, enthalpy and specific volume are per mass of dry air; density is that of the mixture.",
  ],
  sources: [cite("ASHRAE-F", "Chapter 1, equations 3, 5, 6, 9, 20, 22, 26, 30, 33, 35 and 36")],
  seal: "standard",
  examples,
  presets: [
    {
      id: "humid-day",
      label: "Hot, humid day",
      inputs: {
        known: "dryBulb-wetBulb",
        dryBulb: { si: "34 °C", us: "94 °F" },
        wetBulb: { si: "26 °C", us: "79 °F" },
      },
    },
    {
      id: "winter-air",
      label: "Winter air",
      inputs: { dryBulb: { si: "-10 °C", us: "15 °F" }, relativeHumidity: "80" },
    },
    {
      id: "supply-air",
      label: "Supply air",
      inputs: {
        known: "dryBulb-dewPoint",
        dryBulb: { si: "13 °C", us: "55 °F" },
        dewPoint: { si: "11 °C", us: "52 °F" },
      },
    },
  ],
  related: ["hvac", "ductsizer"],
});
