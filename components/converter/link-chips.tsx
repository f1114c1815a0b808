import Link from "next/link";

interface LinkChipsProps {
  links: readonly { path: string; text: string }[];
}

/** Links side by side on a phone, in a list next to the text on wider screens. */
export function LinkChips({ links }: LinkChipsProps) {
  return (
    <ul className="flex flex-wrap gap-2 md:block md:divide-y md:divide-line md:border-line md:border-y">
      {links.map(({ path, text }) => (
        <li key={path}>
          <Link
            href={path}
            prefetch={false}
            className="flex min-h-11 items-center rounded-md border border-line bg-surface px-3 text-accent text-sm leading-snug underline-offset-4 hover:underline md:border-0 md:bg-transparent md:px-0 md:text-base"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
