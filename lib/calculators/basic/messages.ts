export const messages = {
  title: "Error",
  divisionByZero: "Cannot divide by zero",
  tooLarge: "Too large: this calculator stops at 10 to the power of 308",
  tooSmall: "Too close to zero: this calculator stops at 10 to the power of −308",
  rootOfNegative: "A negative number has no real square root",
  entryWithoutNumber: "This entry has no number",
  paste: {
    noNumber: "There is no number in the pasted text",
    tooLong: "The pasted text is longer than 1,000 characters",
    afterEquals: "Nothing may follow the equals sign",
    parentheses: "This calculator has no parentheses; use the scientific calculator for them",
    operatorMissing: "There is no operator between two of the pasted numbers",
    accepted: "Paste a number such as 1,234.50, or numbers with + − × ÷ between them",
  },
};
