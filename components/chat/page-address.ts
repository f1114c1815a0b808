import { CHOICES_KEY } from "@/components/calculator/form/choices-key";
import { ownSystem } from "@/components/page/units-choice";
import { MAX_PAGE } from "@/lib/core/forms/chat";
import { getNumberFormat, uncapitalize } from "@/lib/core/locale/locale";
import { messages } from "./messages";

/**
 * The address of the page that the chat stands on: it carries what is entered there. Where nothing was entered, the
 * visitor's units and currency stand for it. Undefined: it is too long to be sent.
 */
export function pageAddress(): string | undefined {
  const { pathname, search, hash } = location;
  const inputs = search || (hash.startsWith("#?") ? hash.slice(1) : "");
  const address =
    pathname + (inputs || `?${new URLSearchParams({ units: ownSystem(), ...chosenCurrency() })}`);
  return address.length > MAX_PAGE ? undefined : address;
}

function chosenCurrency(): { currency?: string } {
  try {
    const { currency } = JSON.parse(localStorage.getItem(CHOICES_KEY) ?? "{}") as { currency?: unknown };
    return typeof currency === "string" ? { currency } : {};
  } catch {
    return {};
  }
}

/** A question that fits the page's first input: "What if the loan amount is 280,000?" Undefined: it has no number. */
export function pageExample(): string | undefined {
  for (const field of document.querySelectorAll("#main form [data-field]")) {
    const label = field.querySelector("label")?.textContent?.trim() ?? "";
    const value = field.querySelector("input")?.value.replaceAll(",", "") ?? "";
    if (label === "" || !/^\d{1,12}(?:\.\d{1,6})?$/.test(value) || Number(value) === 0) continue;
    const other = getNumberFormat({}).format(Number((Number(value) * 1.1).toPrecision(2)));
    const name = /^\p{Lu}\p{Ll}/u.test(label) ? uncapitalize(label) : label;
    return messages.whatIf({ input: name, value: other });
  }
  return undefined;
}
