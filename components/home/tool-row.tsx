import Link from "next/link";

interface ToolRowProps {
  id: string;
  title: string;
  links: readonly { label: string; path: string }[];
}

/** Links to tools, with their title beside them; above them on a phone. */
export const ToolRow = ({ id, title, links }: ToolRowProps) => (
  <section aria-labelledby={id} className="grid gap-x-8 py-4 md:grid-cols-[10rem_minmax(0,1fr)] md:py-3">
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
);
