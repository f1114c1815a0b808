/** Maximum characters of a value in a field, an address or a call of the API. */
export const MAX_VALUE_LENGTH = 400;
