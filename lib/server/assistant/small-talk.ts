const HELP = [
  "I convert units, run SciCalc's calculators, and find pages on this site. Follow-up questions work, too.",
  "Try, for example, “5 ft 11 in to cm”, “monthly payment on 250k at 6.5% for 30 years”, or “days between March 3, 2024 and today”.",
].join("\n");

const GREETING =
  /^(?:hi|hello|hey|heya|hiya|howdy|yo|greetings|good (?:morning|afternoon|evening|day)|hi there|hello there|hey there|hola|bonjour)$/;
const THANKS =
  /^(?:ok |okay |great |cool |perfect |nice |many |awesome )?(?:thanks|thank you|thx|ty|cheers|thank u)(?: (?:so much|very much|a lot|you|for your help|scicalc))?$/;
const BYE = /^(?:bye|goodbye|good bye|see you|see ya|good night)$/;
const CAN =
  /^(?:help|help me|what can you do|what do you do|who are you|what are you|are you (?:a (?:bot|robot|human|person)|an ai|human|real|ai)|how (?:do|can) (?:i|you) (?:use (?:this|you)|help(?: me)?)|how does this work|what (?:can|could|should) i ask(?: you)?|menu|start|commands?|options|how are you|what is this)$/;

/** What may stand behind the last word of a message. */
const END = /(?<![\s?!.,])[\s?!.,]+$/;

const CURRENCY =
  "(?:dollars?|usd|us\\$|\\$|euros?|eur|€|pounds sterling|gbp|£|yen|jpy|yuan|cny|rupees?|inr|francs|chf|cad|aud|pesos?|bitcoins?|btc|rubles?|krona|sek|won)";
const EXCHANGE = new RegExp(
  `^(?:convert |how (?:much|many) (?:is|are) |what is |what's )?[$€£]?[\\d.,]{0,12}(?:k|m)? ?(?:us )?${CURRENCY}? (?:to|in|into|=) (?:us )?${CURRENCY}$|exchange rate`,
);

/** An exchange of currencies, which needs rates that the site does not have, answered; undefined for anything else. */
export const exchangeTalk = (text: string): string | undefined =>
  EXCHANGE.test(text.toLowerCase().slice(0, 80).replace(END, ""))
    ? "I don't know exchange rates. They change by the minute, and SciCalc doesn't convert currencies."
    : undefined;

/** A greeting, thanks, a farewell or a question about the assistant itself, answered; undefined for anything else. */
export function smallTalk(text: string): string | undefined {
  const said = text.toLowerCase().replace(/\s+/g, " ").trim().slice(0, 80).replace(END, "");
  if (said === "") return HELP;
  if (GREETING.test(said)) return `Hello. ${HELP}`;
  if (THANKS.test(said)) return "You're welcome!";
  if (BYE.test(said)) return "Goodbye!";
  return CAN.test(said) ? HELP : undefined;
}

/** What is said when nothing was understood. */
export const UNKNOWN =
  "I don't know that. I can help with unit conversions, calculations, and pages on this site.";
