/** The dew point that a text asks for of air with a temperature and a relative humidity. */
interface DewPoint {
  /** Relative humidity in percent, as it was written. */
  value: string;
  /** Id of a unit of the converter of humidity: the dew point in the scale of the temperature that was said. */
  to: string;
  /** In °C. */
  airTemperature: number;
  /** The text without all that. */
  around: string;
}

export const HUMIDITY = "humidity";

const ASKED = /\bdew ?point(?: temperature)?\b/i;
const TEMPERATURE =
  /(?<![\d.,])(-?\d{1,3}(?:\.\d{1,3})?) ?(?:°|degrees? |deg )?(c|celsius|f|fahrenheit)\b(?: (?:air )?temperature\b)?/i;
const HUMID = /(?<![\d.,])(\d{1,3}(?:\.\d{1,3})?) ?(?:%|percent\b)(?: (?:rh|(?:relative )?humidity)\b)?/i;
const SAID_BEFORE = /\b(?:rh|(?:relative )?humidity|air|temperature)\b/gi;

export function dewPointIn(text: string): DewPoint | undefined {
  if (!ASKED.test(text)) return undefined;
  const [temperature = "", degrees, scale = ""] = TEMPERATURE.exec(text) ?? [];
  const [humidity = "", value] = HUMID.exec(text) ?? [];
  if (degrees === undefined || value === undefined) return undefined;
  const isFahrenheit = /^f/i.test(scale);
  const celsius = isFahrenheit ? ((Number(degrees) - 32) * 5) / 9 : Number(degrees);
  return {
    value,
    to: isFahrenheit ? "dew-point-fahrenheit" : "dew-point-celsius",
    // As a field shows it.
    airTemperature: Number(celsius.toFixed(4)),
    around: text
      .replace(ASKED, " ")
      .replace(temperature, " ")
      .replace(humidity, " ")
      .replace(SAID_BEFORE, " "),
  };
}
