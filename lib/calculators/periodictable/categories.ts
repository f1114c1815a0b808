import { capitalize } from "../../core/locale/locale.ts";
import { messages } from "./messages.ts";

/** Categories in the order of the legend; `short` for narrow places. */
export const categories: readonly { id: string; label: string; key: string }[] = [
  { id: "alkali metal", label: "Alkali metals", key: "alkali" },
  { id: "alkaline earth metal", label: "Alkaline earth metals", key: "earth" },
  { id: "transition metal", label: "Transition metals", key: "transition" },
  { id: "post-transition metal", label: "Post-transition metals", key: "post" },
  { id: "metalloid", label: "Metalloids", key: "metalloid" },
  { id: "reactive nonmetal", label: "Reactive nonmetals", key: "nonmetal" },
  { id: "halogen", label: "Halogens", key: "halogen" },
  { id: "noble gas", label: "Noble gases", key: "noble" },
  { id: "lanthanide", label: "Lanthanides", key: "lanthanide" },
  { id: "actinide", label: "Actinides", key: "actinide" },
  { id: "unknown", label: "Unknown properties", key: "unknown" },
];

const keys = new Map(categories.map(({ id, key }) => [id, key]));
/** Returns the name of a category in style sheets: "alkali". */
export const categoryKey = (category: string): string => keys.get(category) ?? "unknown";

/** "Transition metal"; "Unknown chemical properties". */
export const categoryName = (category: string): string =>
  category === "unknown" ? messages.unknownCategory : capitalize(category);
