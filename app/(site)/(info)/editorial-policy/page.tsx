import Link from "next/link";
import { ProsePage, ProseSection } from "@/components/site/prose-page";
import { pageAt } from "@/lib/catalog/pages";
import { metadataFor } from "@/lib/faces/page/metadata";

const page = pageAt("/editorial-policy");

export const metadata = metadataFor(page);

export default function EditorialPolicyPage() {
  return (
    <ProsePage
      page={page}
      changed="2026-11-30"
      lead="How SciCalc’s calculators, converters and articles are made, and how mistakes are corrected."
    >
      <ProseSection title="Independence">
        <p>
          No one pays for what appears here. Today there are no ads, no affiliate links and no sponsored
          content. The{" "}
          <Link href="/disclosure" prefetch={false}>
            disclosure policy
          </Link>{" "}
          says how you would find out if that changed.
        </p>
      </ProseSection>
      <ProseSection title="Sources">
        <p>
          We go to the definition or the standard whenever we can: the SI Brochure and NIST publications for
          units, CODATA for physical constants, and the documents of bodies such as ASHRAE, NFPA and the code
          councils for engineering methods. Converters and articles, and calculators that follow a published
          method, list their sources on the page. Where a standard comes in editions, the list names the
          edition we followed, which may not be the one your jurisdiction has adopted. Laws and regulations
          are cited by section, in their current text.
        </p>
        <p>
          Where good sources disagree, we choose one, say which, and explain the difference if it affects a
          result.
        </p>
      </ProseSection>
      <ProseSection title="How numbers are calculated">
        <ul>
          <li>
            Conversion factors are computed from their definitions in exact arithmetic. A result is rounded
            once, for display.
          </li>
          <li>
            Each factor is marked as exact, set by convention, or measured. Measured factors are only as
            accurate as the measurement.
          </li>
          <li>
            Expected values in our tests come from published sources or from an independent calculation, not
            from the tool under test. The{" "}
            <Link href="/verification" prefetch={false}>
              cases that verify each tool
            </Link>{" "}
            are published.
          </li>
          <li>
            Tests compare the figures in worked examples, articles and answers with the results of the tools.
          </li>
        </ul>
      </ProseSection>
      <ProseSection title="How articles are written">
        <p>
          Articles explain methods that you can check: the formula, a worked example, the limits. Software may
          help draft or check an article; the editorial team is responsible for what is published. We write
          plainly, make no promises, and say when you need a professional.
        </p>
      </ProseSection>
      <ProseSection title="Corrections">
        <p>
          We fix wrong numbers before anything else. For every error in a calculation, we first write a test
          that shows it, and we keep that test. All pages are built together, so “Last Updated” on an article
          is the day of the last build. Below it are the day on which its text last changed and the day on
          which its facts were last compared with their sources. After twelve months without that comparison,
          our tests fail.
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
