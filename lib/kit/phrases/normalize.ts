import { digitsForWords } from "./number-words.ts";
import { byWord } from "./words.ts";

/** Maximum length of a message, in UTF-16 units; the rest is ignored. */
const MAX_LENGTH = 2000;

/** Cleans a message: normalizes marks, quotes, minus and spaces; at most 2,000 characters. */
export const cleaned = (message: string): string =>
  message
    .slice(0, MAX_LENGTH)
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\p{Zs}\p{Zl}\p{Zp}\t\r\n]+/gu, " ")
    .replace(/\p{C}/gu, "")
    .replace(/[‘’‛′`´]/g, "'")
    .replace(/[“”„″]/g, '"')
    .replace(/''/g, '"')
    .replace(/[−–—﹣－]/g, "-")
    .replace(/μ/g, "µ")
    // Converts full-width digits and letters of East Asian keyboards.
    .replace(/[！-～]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .trim();

/** Maximum length of a word, number or expression that people write. */
const MAX_WORD_LENGTH = 300;

/** Returns true if a cleaned message looks like human input. Others are ignored. */
export const isReadable = (text: string): boolean =>
  !/\d{50}/.test(text) && text.split(/\s/).every(({ length }) => length < MAX_WORD_LENGTH);

const POLITE_START =
  /^(?:hey|hi|hello|ok|okay|so|well|and|please|pls|scicalc|(?:can|could|would|will) (?:you|u)|can i|tell me|let me know|i want to know|i would like to know|i'd like to know|i need to know|i need|i want|do you know|help me|calculate|compute|work out|figure out|solve|give me|show me|evaluate)(?![\w'])[\s,:!.]*/i;
const POLITE_END =
  /(?<![\s,])[\s,]*(?:please|pls|thanks|thank you|exactly|approximately|roughly|for me|[?!.=])$/i;
/** Matches arithmetic, whose final mark is a factorial. */
const FACTORIAL = /^(?:what is |what's |how much is )?[\d\s()+\-*/^.,!×÷·]{0,300}[\d)]!$/i;
const MAX_PHRASES = 6;

/** Strips courtesies around a question. */
export function withoutCourtesy(text: string): string {
  let rest = text;
  for (let turn = 0; turn < MAX_PHRASES; turn += 1) {
    const begun = rest.replace(POLITE_START, "");
    const shorter = FACTORIAL.test(begun) ? begun : begun.replace(POLITE_END, "");
    if (shorter === rest || shorter === "") break;
    rest = shorter;
  }
  return rest;
}

/** Removes the marks at the end of a text: "15 years?!" */
export const withoutEndMarks = (text: string): string => text.replace(/(?<![\s?.!])[\s?.!]+$/, "");

const MISSPELLED = byWord({
  fahrenheit: "farenheit farenheight fahrenheight fahrenhiet",
  celsius: "celcius celsuis celcious",
  feet: "feets",
  inches: "inchs",
  millimeter: "milimeter",
  millimeters: "milimeters",
  milliliter: "mililiter",
  milliliters: "mililiters",
  kilogram: "killogram",
  kilograms: "killograms",
  centimeter: "centimiter",
  centimeters: "centimiters",
  kilometers: "kilometeres",
  ounces: "onces",
  tablespoon: "tablespon",
  tablespoons: "tablespons",
  teaspoon: "teaspon",
  teaspoons: "teaspons",
  length: "lenght",
  temperature: "temprature temperture",
  quarter: "quater",
  pressure: "presure",
  volume: "volumn",
  weight: "wieght",
  height: "heigth",
  percent: "pecent precent",
  circumference: "circumfrence",
  efficiency: "effiency efficency",
  equivalent: "equivelant",
  mortgage: "morgage mortage",
  interest: "intrest",
  calendar: "calender",
  business: "bussiness buisness",
  square: "squre",
  difference: "diffrence",
  velocity: "velosity",
  resistance: "resistence",
  radius: "radious",
  monthly: "montly monthy",
  balance: "ballance balence",
  insurance: "insurence",
  salary: "salery sallary",
  overall: "overal",
  percentage: "percentge",
  payment: "pmt",
  the: "teh",
  what: "wat",
  till: "til",
  tomorrow: "tomorow tommorow tommorrow",
  weekdays: "wekkdays weekdys",
  conceived: "concieved",
});
const MISSPELLING = new RegExp(`\\b(?:${Object.keys(MISSPELLED).join("|")})\\b`, "gi");

/** Precious metals are weighed in troy ounces. */
const PRECIOUS_OUNCE =
  /\b(?:troy )?(oz|ounces?) (?:of )?(?:gold|silver|platinum|palladium)(?= (?:in|to|into) (?:g|grams?|kg|kilograms?|lbs?|pounds?)\b)/gi;

/** Normalizes spellings of units: unambiguous British ones ("kilogrammes"), and common misspellings. */
export const oneSpelling = (text: string): string =>
  text
    .replace(/(?<=gram)mes?\b/gi, (end) => (/s$/i.test(end) ? "s" : ""))
    .replace(PRECIOUS_OUNCE, "troy $1")
    .replace(MISSPELLING, (word) => MISSPELLED[word.toLowerCase()] ?? word);

/** Simplifies a question, with its capitals: digits, and "%" for "per cent" and "pct". */
export const simplifiedCased = (text: string): string =>
  digitsForWords(oneSpelling(withoutCourtesy(text)))
    .replace(/(?<=\d) ?(?:percent|per cent|pct|prozent)\b/gi, "%")
    .replace(/(?<=\d) %/g, "%")
    // "800 cfm w/ 25 f rise", but not "20 W / 4".
    .replace(/(?<!\d )(?<= )w\/(o)? (?=\S)/gi, (_, without?: string) => (without ? "without " : "with "))
    .replace(/\bwhat's\b/gi, "what is")
    .replace(/\bhow's\b/gi, "how is");

/** Simplifies a question in lower case. */
export const simplified = (text: string): string => simplifiedCased(text).toLowerCase();
