/**
 * Bytes of our texts per token, without digits: at least 2.8 with the vocabularies of GPT-4, GPT-4o, Llama 3
 * and Mistral 7B.
 */
const BYTES_PER_TOKEN = 2.5;
/** Overhead of a message or a tool in tokens: its role and delimiters. */
const FRAME = 8;

/** Estimates the tokens of this site’s texts, in English or JSON, on the high side. */
export const estimateTokens = (text: string): number => {
  // Some vocabularies have a token for each digit.
  const digits = text.match(/\d/g)?.length ?? 0;
  return FRAME + digits + Math.ceil((Buffer.byteLength(text) - digits) / BYTES_PER_TOKEN);
};

/** Returns the maximum tokens of an untrusted text: no vocabulary needs more than one per byte. */
export const maxTokens = (text: string): number => FRAME + Buffer.byteLength(text);
