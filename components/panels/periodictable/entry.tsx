import Link from "next/link";
import { CitedSources } from "@/components/page/cited-sources";
import calculator from "@/lib/calculators/periodictable/calculator";
import { tableElement } from "@/lib/calculators/periodictable/table-element";
import { findPanelJob } from "@/lib/catalog/jobs";
import { loadFromFolder } from "@/lib/core/data/read-file";
import { type Element, loadElements, slugOf } from "@/lib/science/chemistry/element";
import { loadDetail } from "./card/detail";
import { ElementSections } from "./card/element-body";
import { ElementHead } from "./card/element-head";
import { Job } from "./job";

const linkStyle = "inline-flex min-h-11 items-center text-accent text-sm underline-offset-4 hover:underline";

/** Page of an element or of a job. */
export async function Entry({ slug }: { slug: string }) {
  const job = findPanelJob(calculator.id, slug);
  if (job) return <Job job={job} />;
  const elements = await loadElements(loadFromFolder);
  const element = elements.find((each) => slugOf(each) === slug);
  if (!element) return null;
  const { z, symbol } = element;
  const detail = await loadDetail(loadFromFolder, z);
  return (
    <article className="mt-3">
      <ElementHead element={tableElement(element)} heading />
      <nav aria-label="Neighbors" className="mt-4 flex flex-wrap gap-x-6">
        <Neighbor element={elements[z - 2]} before />
        <Link href={`/calculators/periodictable?element=${symbol}`} prefetch={false} className={linkStyle}>
          Show in the table
        </Link>
        <Neighbor element={elements[z]} />
      </nav>
      <ElementSections detail={detail} />
      <CitedSources sources={calculator.sources} />
    </article>
  );
}

function Neighbor({ element, before }: { element: Element | undefined; before?: true }) {
  if (!element) return null;
  return (
    <Link href={`/calculators/periodictable/${slugOf(element)}`} prefetch={false} className={linkStyle}>
      {before ? `← ${element.z} ${element.name}` : `${element.z} ${element.name} →`}
    </Link>
  );
}
