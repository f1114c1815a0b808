import Link from "next/link";
import { Icon } from "@/components/ui/icon";

export function BackLink() {
  return (
    <Link
      href="/"
      prefetch={false}
      className="-ml-1 inline-flex min-h-11 items-center gap-1 text-muted text-sm underline-offset-4 hover:text-ink hover:underline print:hidden"
    >
      <Icon name="chevron-left" className="size-4" />
      Back to Calculators
    </Link>
  );
}
