import Link from "next/link";
import { ProsePage, ProseSection } from "@/components/site/prose-page";
import { buildDay } from "@/lib/catalog/dates";
import { pageAt } from "@/lib/catalog/pages";
import { metadataFor } from "@/lib/faces/metadata";

const page = pageAt("/terms");

export const metadata = metadataFor(page);

export default function TermsPage() {
  return (
    <ProsePage
      page={page}
      updated={buildDay()}
      lead="By using SciCalc you agree to these terms. They are short on purpose. If you do not agree, please do not use the site."
    >
      <ProseSection title="The service">
        <p>
          SciCalc offers calculators, unit converters and articles to everyone, free of charge and without an
          account. We may change, add or remove tools at any time. We do not promise that the site is always
          available.
        </p>
      </ProseSection>
      <ProseSection title="Acceptable use">
        <p>
          Use the site for lawful purposes. Do not try to disrupt it, to get around its limits, or to send
          content that is unlawful, hateful or harmful. Where the site offers an interface for programs, keep
          within its stated limits. Reviews are read before they are published; we may leave one out or remove
          it later.
        </p>
      </ProseSection>
      <ProseSection title="Intellectual property">
        <p>
          The texts, the design and the arrangement of this site belong to its operator or to those who
          licensed them. You may use the tools, print pages, quote with a link, and use your own results in
          any way you like, commercially too. You may not copy the site as a whole or pass it off as your own.
        </p>
        <p>
          Physical constants, conversion factors and formulas are facts and belong to nobody. Names of
          standards and organizations belong to their owners. We mention them to cite a source; that is no
          endorsement by them.
        </p>
      </ProseSection>
      <ProseSection title="Accuracy disclaimer">
        <p>
          The tools and articles are for education and preliminary estimates only. They do not replace
          licensed professionals. We take care: factors are computed from definitions, and methods name their
          sources. Even so, a tool may contain an error, and it cannot know your circumstances.
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
          <li>Finance: results are no offer, no quote and no investment, tax or legal advice.</li>
          <li>
            Health: results are no diagnosis and no medical advice. Ask a physician before you act on them.
          </li>
        </ul>
      </ProseSection>
      <ProseSection title="Limitation of liability">
        <p>
          The site is provided as it is, without warranty of any kind, express or implied. To the extent that
          the law allows, the operator is not liable for any loss or damage that comes from using the site,
          from its results, or from its being unavailable. Nothing in these terms limits liability that cannot
          be limited by law.
        </p>
      </ProseSection>
      <ProseSection title="Links to other sites">
        <p>
          Some buttons and links lead to other sites, for example the sharing buttons. We do not control those
          sites and are not responsible for them.
        </p>
      </ProseSection>
      <ProseSection title="Governing law">
        <p>
          These terms are governed by the law of the place where the operator of this site is established,
          without regard to its rules on conflicts of law. Rights that the law of your own country gives you
          as a consumer stay untouched.
        </p>
      </ProseSection>
      <ProseSection title="Changes">
        <p>
          We may change these terms. The version on this page applies, with the date at its top. See also the{" "}
          <Link href="/privacy-policy" prefetch={false}>
            privacy policy
          </Link>{" "}
          and the{" "}
          <Link href="/disclosure" prefetch={false}>
            disclosure policy
          </Link>
          . Questions about these terms reach us through the{" "}
          <Link href="/contact" prefetch={false}>
            contact page
          </Link>
          .
        </p>
      </ProseSection>
    </ProsePage>
  );
}
