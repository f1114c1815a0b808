import { tableElement } from "@/lib/calculators/periodictable/table-element";
import { loadFromFolder } from "@/lib/core/data/read-file";
import { loadElements } from "@/lib/science/chemistry/element";
import { Elements } from "./elements";

/** Reads the elements at build time; the page includes the table's data. */
export default async function PeriodicTablePanel() {
  const elements = await loadElements(loadFromFolder);
  return (
    <div className="embed:p-4 embed-low:p-2">
      <Elements elements={elements.map(tableElement)} />
    </div>
  );
}
