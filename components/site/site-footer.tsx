import Link from "next/link";
import { SHORTCUTS_TOGGLE } from "@/components/ui/shortcuts";
import { pagesIn } from "@/lib/catalog/pages";
import { PRODUCT } from "@/lib/catalog/site";

export function SiteFooter() {
  return (
    <footer className="mt-16 border-line border-t print:hidden">
      <div className="column flex flex-col gap-4 pt-8 pb-24 text-muted text-sm md:flex-row md:items-center md:justify-between 2xl:pb-8">
        <p className="md:max-w-sm">
          © <CopyrightYear builtIn={new Date().getFullYear()} /> {PRODUCT}. For education and preliminary
          estimates; not a substitute for licensed professionals.
        </p>
        <nav aria-label="Footer">
          <ul className="flex flex-wrap gap-x-5">
            {pagesIn("footer").map((page) => (
              <li key={page.path}>
                <Link
                  href={page.path}
                  prefetch={false}
                  className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline"
                >
                  {page.label}
                </Link>
              </li>
            ))}
            <li className="script-only">
              <button
                type="button"
                {...{ [SHORTCUTS_TOGGLE]: "" }}
                title="“/” opens the search; digits and operators go to the calculator on the page"
                className="min-h-11 text-left underline-offset-4 hover:text-ink hover:underline"
              >
                {/* The script in the document’s head decides which of the two is displayed. */}
                <span className="in-data-[shortcuts=off]:hidden">Turn off single-key shortcuts</span>
                <span className="in-data-[shortcuts=off]:inline hidden">Turn on single-key shortcuts</span>
              </button>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}

/** Current year, also in an older build: set while the page is parsed, without page scripts. */
const CopyrightYear = ({ builtIn }: { builtIn: number }) => (
  <>
    <span suppressHydrationWarning>{builtIn}</span>
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{
        __html: "document.currentScript.previousSibling.textContent=new Date().getFullYear()",
      }}
    />
  </>
);
