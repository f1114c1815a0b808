/** Key of the visitor's units and currency in local storage. */
export const CHOICES_KEY = "scicalcChoices";
