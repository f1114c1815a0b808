import Link from "next/link";
import { buttonStyles } from "@/components/ui/button";

/** Links to older (in the queue, later) rows, and back to the beginning. */
export function Pager({ first, next }: { first: string | undefined; next: string | undefined }) {
  if (first === undefined && next === undefined) return null;
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap gap-3">
      {first !== undefined && (
        <Link href={first} prefetch={false} className={buttonStyles.secondary}>
          First page
        </Link>
      )}
      {next !== undefined && (
        <Link href={next} prefetch={false} className={buttonStyles.secondary}>
          Next page
        </Link>
      )}
    </nav>
  );
}
