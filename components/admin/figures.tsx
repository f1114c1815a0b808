import Link from "next/link";
import { formatInteger } from "@/lib/core/locale/locale";

export interface Figure {
  label: string;
  value: number;
  /** Address of the page that lists the counted items. */
  href?: string;
}

export function Figures({ title, figures }: { title: string; figures: readonly Figure[] }) {
  return (
    <section>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {figures.map((figure) => (
          <li key={figure.label}>
            <FigureRow {...figure} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const rowStyle = "flex min-h-12 items-center justify-between gap-4";

function FigureRow({ label, value, href }: Figure) {
  const content = (
    <>
      {label}
      <span className={`tabular text-xl ${value === 0 ? "text-muted" : "font-semibold"}`}>
        {formatInteger(value)}
      </span>
    </>
  );
  if (href === undefined) return <p className={rowStyle}>{content}</p>;
  return (
    <Link href={href} prefetch={false} className={`${rowStyle} hover:text-accent`}>
      {content}
    </Link>
  );
}
