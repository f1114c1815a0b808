import { tableElement } from "@/lib/calculators/periodictable/table-element";
import { loadElements } from "@/lib/chemistry/element";
import { loadFromFolder } from "@/lib/data/read-file";
import { Elements } from "./elements";

/** Reads the elements where the page is built: what the table shows crosses with the page. */
export default async function PeriodicTablePanel() {
  const elements = await loadElements(loadFromFolder);
  return (
    <div className="embed:p-4 embed-low:p-2">
      <Elements elements={elements.map(tableElement)} />
    </div>
  );
}
