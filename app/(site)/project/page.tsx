import { JsonLd } from "@/components/page/json-ld";
import { ProjectList } from "@/components/project/project-list";
import { pageAt } from "@/lib/catalog/pages";
import { pageBreadcrumbs } from "@/lib/faces/page/json-ld";
import { metadataFor } from "@/lib/faces/page/metadata";

const page = pageAt("/project");

export const metadata = metadataFor(page);

const GUIDE: readonly { title: string; text: string }[] = [
  {
    title: "Results carry on",
    text: "Press “Size this duct” beside a result, and the next calculator opens with that value in it. In a project the field keeps following: change a window, and the air flow, the ducts and the pipes behind it change as well.",
  },
  {
    title: "You stay in charge",
    text: "A field that follows says where its value comes from. Detach it to keep a value of your own; the project shows when the two differ, and lets it follow again.",
  },
  {
    title: "Nothing gets lost",
    text: "Every change is saved at once and can be undone. Two windows with the same project keep the changes of both, and a deleted project can be brought back.",
  },
  {
    title: "It stays with you",
    text: "Projects are kept in this browser and nowhere else. Export one as a file to back it up, to hand it on, or to open it on another computer.",
  },
];

export default function ProjectsPage() {
  return (
    <div className="column pt-8 md:pt-12">
      <JsonLd data={[pageBreadcrumbs(page)]} />
      <h1 className="text-3xl md:text-4xl">{page.title}</h1>
      <p className="measure mt-4 text-lg text-muted leading-relaxed">
        Link calculators into one project: rooms give the air flow that sizes the ducts, coils give the water
        that sizes the pipes, fixtures and sprinklers give the supply.
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
