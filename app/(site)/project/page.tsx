import { JsonLd } from "@/components/page/json-ld";
import { ProjectList } from "@/components/project/project-list";
import { pageAt } from "@/lib/catalog/pages";
import { pageBreadcrumbs } from "@/lib/faces/page/json-ld";
import { metadataFor } from "@/lib/faces/page/metadata";

const page = pageAt("/project");

export const metadata = metadataFor(page);

const GUIDE: readonly { title: string; text: string }[] = [
  {
    title: "Results feed the next calculator",
    text: "Press “Size this duct” below a result, and the next calculator opens with that value filled in. In a project, the field stays linked: change a window, and the airflow, ducts and pipes downstream change with it.",
  },
  {
    title: "You have the last word",
    text: "A linked field shows where its value comes from. Detach it to keep your own value; the project shows when the two differ and lets you link the field again.",
  },
  {
    title: "Nothing is lost",
    text: "Every change is saved right away and can be undone. If the same project is open in two windows, changes from both are kept, and a deleted project can be restored.",
  },
  {
    title: "Your projects stay with you",
    text: "Projects are stored in this browser and nowhere else. Export one as a file to back it up, share it or open it on another computer.",
  },
];

export default function ProjectsPage() {
  return (
    <div className="column pt-8 md:pt-12">
      <JsonLd data={[pageBreadcrumbs(page)]} />
      <h1 className="text-3xl md:text-4xl">{page.title}</h1>
      <p className="measure mt-4 text-lg text-muted leading-relaxed">
        Link calculators in one project: rooms set the airflow that sizes the ducts, coils set the water flow
        that sizes the pipes, and fixtures and sprinklers set the water supply.
      </p>
      <ProjectList />
      <section aria-labelledby="how" className="mt-12">
        <h2 id="how" className="text-xl">
          How projects work
        </h2>
        <dl className="mt-4 grid gap-x-10 gap-y-6 md:grid-cols-2">
          {GUIDE.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-medium">{title}</dt>
              <dd className="mt-1 text-muted leading-relaxed">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
