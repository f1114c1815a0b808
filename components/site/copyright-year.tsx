/**
 * The current year, also on a page that was built last year: set as the page is read, for which it needs no code among the
 * page's scripts.
 */
export const CopyrightYear = ({ builtIn }: { builtIn: number }) => (
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
