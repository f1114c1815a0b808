import Link from "next/link";
import { articlePath, articles } from "@/lib/catalog/articles";
import { calculatorPath, calculators } from "@/lib/catalog/calculators";
import { converterCategories, converterCategoryPath } from "@/lib/catalog/converter-categories";
import { converterPath, convertersIn } from "@/lib/catalog/converters";
import { calculatorCategories } from "@/lib/catalog/curation";
import { jobs } from "@/lib/catalog/jobs";
import { pageAt, pages } from "@/lib/catalog/pages";
import { metadataFor } from "@/lib/faces/page/metadata";

const page = pageAt("/sitemap");

export const metadata = metadataFor({ ...page, noIndex: true });

interface Section {
  title: string;
  links: readonly { label: string; path: string }[];
}

const inSection = (section: string) => pages.filter((entry) => entry.section === section);

const articleLinks = articles.map((article) => ({ label: article.title, path: articlePath(article) }));

const sections: readonly Section[] = [
  {
    title: "Calculators",
    links: [
      ...calculators.map((calculator) => ({
        label: `${calculator.label} Calculator`,
        path: calculatorPath(calculator),
      })),
      ...inSection("Calculators"),
    ],
  },
  ...calculatorCategories.map((category) => ({
    title: `Questions: ${category.name}`,
    links: jobs
      .filter(({ calculator }) => calculator.category === category.slug)
      .map(({ job, path }) => ({ label: job.name, path })),
  })),
  {
    title: "Information and Support",
    links: inSection("Information and Support").flatMap((entry) =>
      entry.path === "/articles" ? [entry, ...articleLinks] : [entry],
    ),
  },
  { title: "Legal", links: inSection("Legal") },
  ...converterCategories.map((category) => ({
    title: category.name,
    links: [
      { label: "All converters in this category", path: converterCategoryPath(category) },
      ...convertersIn(category).map((converter) => ({
        label: converter.name,
        path: converterPath(converter),
      })),
    ],
  })),
].filter((section) => section.links.length > 0);

export default function SitemapPage() {
  return (
    <div className="column pt-8">
      <h1 className="text-3xl md:text-4xl">Sitemap</h1>
      <p className="mt-2 text-muted">
        There is also an{" "}
        <a href="/sitemap.xml" className="text-accent underline underline-offset-4">
          XML sitemap
        </a>{" "}
        for search engines.
      </p>
      <div className="mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {sections.map((section) => (
          <section key={section.title} aria-label={section.title}>
            <h2 className="border-line border-b pb-2 text-lg">{section.title}</h2>
            <ul className="mt-2">
              {section.links.map((link) => (
                <li key={link.path}>
                  <Link
                    href={link.path}
                    prefetch={false}
                    className="flex min-h-11 items-center text-sm underline-offset-4 hover:text-accent hover:underline md:min-h-8"
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
