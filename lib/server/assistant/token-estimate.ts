/** Bytes of our texts a token, digits apart: at least 2.8 with the vocabularies of GPT-4, GPT-4o, Llama 3 and Mistral 7B. */
const BYTES_PER_TOKEN = 2.5;
/** Tokens around a message or a tool: its role and its marks. */
const FRAME = 8;

/** Estimates the tokens of a text that people of this site wrote, in English or JSON; rather too many than too few. */
export const estimateTokens = (text: string): number => {
  // Some vocabularies have a token for each digit.
  const digits = text.match(/\d/g)?.length ?? 0;
  return FRAME + digits + Math.ceil((Buffer.byteLength(text) - digits) / BYTES_PER_TOKEN);
};

/** Counts the most tokens of a text that anyone may have written: no vocabulary needs more than one for a byte. */
export const maxTokens = (text: string): number => FRAME + Buffer.byteLength(text);
