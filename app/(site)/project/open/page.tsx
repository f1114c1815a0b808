import type { Metadata } from "next";
import { ProjectDesk } from "@/components/project/project-desk";
import { formCalculators } from "@/lib/catalog/calculators";
import { calculatorCategories } from "@/lib/catalog/curation";
import { pageAt } from "@/lib/catalog/pages";
import { metadataFor } from "@/lib/faces/page/metadata";

export const metadata: Metadata = metadataFor(pageAt("/project/open"));

const groups = calculatorCategories.flatMap(({ slug, name }) => {
  const calculators = formCalculators.flatMap(({ id, label, category }) =>
    category === slug ? [{ id, label }] : [],
  );
  return calculators.length > 0 ? [{ name, calculators }] : [];
});

/** One project: its id is in the address, everything else in the visitor's browser. */
export default function ProjectPage() {
  return (
    <div className="column pt-6 md:pt-8">
      <ProjectDesk groups={groups} />
    </div>
  );
}
