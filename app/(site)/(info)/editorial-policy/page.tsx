import Link from "next/link";
import { ProsePage, ProseSection } from "@/components/site/prose-page";
import { pageAt } from "@/lib/catalog/pages";
import { metadataFor } from "@/lib/faces/metadata";

const page = pageAt("/editorial-policy");

export const metadata = metadataFor(page);

export default function EditorialPolicyPage() {
  return (
    <ProsePage
      page={page}
      lead="This is how calculators, converters and articles on SciCalc come about, and how mistakes are put right."
    >
      <ProseSection title="Independence">
        <p>
          Nobody pays for what stands here. There are no ads, no affiliate links and no sponsored texts today.
          The{" "}
          <Link href="/disclosure" prefetch={false}>
            disclosure policy
          </Link>{" "}
          says how that would be told if it changed.
        </p>
      </ProseSection>
      <ProseSection title="Sources">
        <p>
          We go to the definition or the standard whenever we can: the SI Brochure and NIST publications for
          units, CODATA for physical constants, and the documents of bodies such as ASHRAE, NFPA and the code
          councils for engineering methods. Converters and methods name their sources. Where a standard has
          editions, we name the edition.
        </p>
        <p>
          Where good sources disagree, we choose one, say which, and explain the difference if it changes a
          result.
        </p>
      </ProseSection>
      <ProseSection title="How numbers are made">
        <ul>
          <li>
            Conversion factors are computed from their definitions in exact arithmetic. A result is rounded
            once, for display.
          </li>
          <li>
            A factor says whether it is exact, agreed by convention, or measured. Measured ones are only as
            good as their measurement.
          </li>
          <li>
            Expected values in our tests come from published sources or from an independent computation, not
            from the tool under test.
          </li>
        </ul>
      </ProseSection>
      <ProseSection title="How articles are written">
        <p>
          Articles explain a method that can be checked: the formula, worked numbers, the limits. Software may
          help to draft or to check a text; the editorial team is responsible for what is published. We write
          plainly, avoid promises, and say when a professional is needed.
        </p>
      </ProseSection>
      <ProseSection title="Corrections">
        <p>
          Wrong numbers are fixed before anything else. For every error in a calculation we first write a test
          that shows it, and keep that test. Pages are rebuilt as a whole; the date of an article is that of
          the site’s last build.
        </p>
      </ProseSection>
      <ProseSection title="Limits">
        <p>
          All content is for education and preliminary estimates only. It does not replace licensed
          professionals. The{" "}
          <Link href="/terms" prefetch={false}>
            terms of service
          </Link>{" "}
          apply.
        </p>
      </ProseSection>
    </ProsePage>
  );
}
