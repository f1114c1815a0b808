/** Positions in px from the top of the page. */
export interface FirstScreen {
  /** Top of the first field; undefined without fields. */
  field: number | undefined;
  answerTop: number | undefined;
  answerBottom: number | undefined;
  height: number;
  /** Links, buttons and fields in view on arrival. */
  controls: number;
  /** Labels of visible number fields that open the letter keyboard of a phone. */
  letterFields: readonly string[];
}

/** Measures the page that it runs in. */
export function measureFirstScreen(): FirstScreen {
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  const select = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(isVisible);
  const fields =
    "input:not([type=radio], [type=hidden]), select, textarea, [role=textbox], [role=radiogroup], [role=combobox], [aria-haspopup=listbox], [data-keypad]";
  const isInMain = (element: Element): boolean => element.closest("main") !== null;
  const inForm = select(":is(form, [role=group]) [data-field] *").filter((element) =>
    element.matches(fields),
  );
  const [field] = inForm.length > 0 ? inForm : select(fields).filter(isInMain);
  const [answer] = [".dock-figure", "[data-answer]", "main output", "main .numeral"].flatMap(select);
  const { top: answerTop, bottom: answerBottom } = answer?.getBoundingClientRect() ?? {};
  const controls = select("a[href], button, input, select, textarea, summary").filter((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  });
  const letterFields = select("main input:not([type]), main input[type=text]").filter(
    (element) =>
      element instanceof HTMLInputElement &&
      !["decimal", "numeric", "tel", "none"].includes(element.inputMode) &&
      /^[-−+\d.,′″'" /]+$/.test(element.value) &&
      /\d/.test(element.value),
  );
  const round = (value: number | undefined) =>
    value === undefined ? undefined : Math.round(value + scrollY);
  return {
    field: round(field?.getBoundingClientRect().top),
    answerTop: round(answerTop),
    answerBottom: round(answerBottom),
    height: document.documentElement.scrollHeight,
    controls: controls.length,
    letterFields: letterFields.map((element) =>
      element instanceof HTMLInputElement
        ? (element.labels?.[0]?.textContent ?? element.getAttribute("aria-label") ?? element.id)
        : "",
    ),
  };
}
