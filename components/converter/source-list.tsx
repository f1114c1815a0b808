import { PageSection } from "@/components/page/page-section";
import { VerifiedCasesLink } from "@/components/page/verified-cases-link";
import { sourceCodes } from "@/lib/core/sources/codes";
import { findDocument } from "@/lib/core/sources/register";
import type { ConverterDeclaration } from "@/lib/units/quantity";

interface SourceListProps {
  converter: ConverterDeclaration;
  /** Units whose sources are listed; absent: all. */
  units?: readonly string[] | undefined;
}

export function SourceList({ converter, units }: SourceListProps) {
  const groups = converter.groups.filter(
    (group) => units === undefined || group.units.some(({ id }) => units.includes(id)),
  );
  const codes = [...new Set(groups.flatMap((group) => sourceCodes(group.source)))];
  return (
    <PageSection id="sources" title="Sources" summary={codes.join(", ")}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
        {codes.map((code) => {
          const source = findDocument(code);
          if (!source) return null;
          return (
            <div key={code} className="contents">
              <dt className="max-w-32 font-medium">{code}</dt>
              <dd className="min-w-0 text-muted">
                {source.url ? (
                  <a href={source.url} rel="noopener" className="text-accent underline underline-offset-4">
                    {source.title}
                  </a>
                ) : (
                  source.title
                )}
                {`, ${source.publisher}, ${source.edition}`}
              </dd>
            </div>
          );
        })}
      </dl>
      <VerifiedCasesLink tool={`converters/${converter.slug}`} />
    </PageSection>
  );
}
