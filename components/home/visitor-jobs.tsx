import Link from "next/link";
import { visitorJobs } from "@/lib/catalog/home";

/** Jobs by visitor: a row each, with its title beside the links. */
export const VisitorJobs = () => (
  <section aria-labelledby="jobs" className="mt-14">
    <h2 id="jobs" className="text-2xl">
      What people come for
    </h2>
    <div className="mt-4 divide-y divide-line border-line border-y">
      {visitorJobs.map(({ id, title, links }) => (
        <section
          key={id}
          aria-labelledby={id}
          className="grid gap-x-8 py-4 md:grid-cols-[10rem_minmax(0,1fr)] md:py-3"
        >
          <h3 id={id} className="font-medium md:py-2 md:leading-7">
            {title}
          </h3>
          <ul className="mt-1 grid grid-cols-2 gap-x-6 md:mt-0 md:grid-cols-3 xl:grid-cols-4">
            {links.map(({ label, path }) => (
              <li key={path}>
                <Link
                  href={path}
                  prefetch={false}
                  className="flex min-h-11 items-center py-1 text-accent text-sm leading-snug underline-offset-4 hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </section>
);
