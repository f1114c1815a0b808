import Link from "next/link";
import { ProsePage, ProseSection } from "@/components/site/prose-page";
import { buildDay } from "@/lib/catalog/dates";
import { pageAt } from "@/lib/catalog/pages";
import { metadataFor } from "@/lib/faces/page/metadata";

const page = pageAt("/terms");

export const metadata = metadataFor(page);

export default function TermsPage() {
  return (
    <ProsePage
      page={page}
      changed="2026-11-27"
      updated={buildDay()}
      lead="By using SciCalc, you agree to these terms. They are short on purpose. If you do not agree, please do not use the site."
    >
      <ProseSection title="The service">
        <p>
          SciCalc offers calculators, unit converters and articles to everyone, free of charge and without an
          account. We may change, add or remove tools at any time. We do not promise that the site will always
          be available.
        </p>
      </ProseSection>
      <ProseSection title="Acceptable use">
        <p>
          Use the site for lawful purposes. Do not try to disrupt it, to get around its limits, or to send
          content that is unlawful, hateful or harmful. If you use the API, stay within its stated limits.
          Reviews are read before they are published; we may leave one out or remove it later.
        </p>
      </ProseSection>
      <ProseSection title="Reporting a security problem">
        <p>
          If you think that you have found a security problem, please describe it through the{" "}
          <Link href="/contact" prefetch={false}>
            contact page
          </Link>
          : where it is, how to reproduce it, and what someone could do with it. We read every report, answer
          the reporter, and fix what we confirm. Please give us time for that before you publish anything.
        </p>
        <p>
          Looking for such problems in good faith is welcome. Use test data, do not read, change or delete
          anything that belongs to other people, and do not slow the site down for them.
        </p>
      </ProseSection>
      <ProseSection title="Intellectual property">
        <p>
          The text, design and layout of this site belong to its operator or its licensors. You may use the
          tools, print pages, quote with a link, and use your own results any way you like, including
          commercially. You may not copy the site as a whole or pass it off as your own.
        </p>
        <p>
          Physical constants, conversion factors and formulas are facts and belong to no one. The names of
          standards and organizations belong to their owners. We mention them to cite a source, which does not
          mean that they endorse us.
        </p>
      </ProseSection>
      <ProseSection title="Accuracy disclaimer">
        <p>
          The tools and articles are for education and preliminary estimates only. They do not replace
          licensed professionals. We take care: factors are computed from definitions, and methods name their
          sources. Even so, a tool may contain errors, and it cannot know your circumstances.
        </p>
        <ul>
          <li>
            Check every result that matters against a second source and against the code or standard that
            applies to you.
          </li>
          <li>
            Engineering and construction: a licensed engineer or contractor must review results before
            anything is built or bought.
          </li>
          <li>Finance: results are not an offer, a quote, or investment, tax or legal advice.</li>
          <li>
            Health: results are not a diagnosis or medical advice. Ask a physician before you act on them.
          </li>
        </ul>
      </ProseSection>
      <ProseSection title="Limitation of liability">
        <p>
          The site is provided as is, without warranty of any kind, express or implied. To the extent the law
          allows, the operator is not liable for any loss or damage arising from the use of the site or its
          results, or from the site being unavailable. Nothing in these terms limits liability that cannot be
          limited by law.
        </p>
      </ProseSection>
      <ProseSection title="Links to other sites">
        <p>
          Some buttons and links, such as the share buttons, lead to other sites. We do not control those
          sites and are not responsible for them.
        </p>
      </ProseSection>
      <ProseSection title="Governing law">
        <p>
          These terms are governed by the law of the place where the operator of this site is established,
          without regard to its rules on conflicts of law. This does not affect your rights as a consumer
          under the law of your own country.
        </p>
      </ProseSection>
      <ProseSection title="Changes">
        <p>
          We may change these terms. The version on this page, with the date at the top, is the one that
          applies. See also the{" "}
          <Link href="/privacy-policy" prefetch={false}>
            privacy policy
          </Link>{" "}
          and the{" "}
          <Link href="/disclosure" prefetch={false}>
            disclosure policy
          </Link>
          . To ask about these terms, use the{" "}
          <Link href="/contact" prefetch={false}>
            contact page
          </Link>
          .
        </p>
      </ProseSection>
    </ProsePage>
  );
}
