import { visitorJobs } from "@/lib/catalog/home";
import { ToolRow } from "./tool-row";
import { VisitorTools } from "./visitor-tools";

/** Jobs by visitor, after the visitor’s recent tools and favorites. */
export const VisitorJobs = () => (
  <section aria-labelledby="jobs" className="mt-14">
    <h2 id="jobs" className="text-2xl">
      What people come for
    </h2>
    <div className="mt-4 divide-y divide-line border-line border-y">
      <VisitorTools />
      {visitorJobs.map((row) => (
        <ToolRow key={row.id} {...row} />
      ))}
    </div>
  </section>
);
