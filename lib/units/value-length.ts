/** Characters that a value may have in a field, an address or a call of the API. */
export const MAX_VALUE_LENGTH = 400;
