import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

interface PhoneFoldProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** Section that is collapsed on a phone and always open in a wider window (app/globals.css). */
export function PhoneFold({ id, title, children }: PhoneFoldProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="min-w-0">
      <h2 id={`${id}-title`} className="unfolded-title mb-3 text-xl">
        {title}
      </h2>
      <details className="phone-fold group border-line max-md:border-b">
        <summary className="flex min-h-13 items-center justify-between gap-4 py-2">
          <h2 className="text-lg">{title}</h2>
          <Icon
            name="chevron-down"
            className="size-5 text-muted transition-transform duration-100 group-open:rotate-180"
          />
        </summary>
        {/* Links to its content expand it. */}
        <div id={id} className="scroll-mt-16 max-md:pb-5">
          {children}
        </div>
      </details>
    </section>
  );
}
