import Link from "next/link";

interface LinkChipsProps {
  links: readonly { path: string; text: string }[];
}

/** Links side by side. */
export function LinkChips({ links }: LinkChipsProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(({ path, text }) => (
        <li key={path}>
          <Link
            href={path}
            prefetch={false}
            className="flex min-h-11 items-center rounded-md border border-line bg-surface px-3 text-sm leading-snug hover:border-accent hover:text-accent md:min-h-9"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
