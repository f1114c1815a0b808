import { CHOICES_KEY } from "@/components/calculator/form/choices-key";
import { ownSystem } from "@/components/page/units-choice";
import { MAX_PAGE } from "@/lib/core/forms/chat";
import { getNumberFormat, uncapitalize } from "@/lib/core/locale/locale";
import { messages } from "./messages";

/**
 * Returns the address of the chat's page, with its inputs. Without inputs, it carries the visitor's units and
 * currency. Undefined if too long to send.
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

/**
 * Returns an example question for the page's first input: "What if the loan amount is 280,000?" Undefined for
 * a text without a number.
 */
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
