import Link from "next/link";
import { ProsePage, ProseSection } from "@/components/site/prose-page";
import { pageAt } from "@/lib/catalog/pages";
import { metadataFor } from "@/lib/faces/metadata";

const page = pageAt("/disclosure");

export const metadata = metadataFor(page);

export default function DisclosurePage() {
  return (
    <ProsePage
      page={page}
      lead="You should know who pays for what you read. Today the answer is simple: SciCalc earns nothing from this site. This page says how that would be told if it ever changed."
    >
      <ProseSection title="Affiliate links and advertising">
        <p>
          SciCalc has no ads and no affiliate links. No company pays to be mentioned, and no link on this site
          earns a commission. The core tools stay free.
        </p>
        <p>
          If ads or affiliate links are ever added, they will be marked as such where they stand, and this
          page will list them. They will not change a formula, a factor, a result or the order of a list.
        </p>
      </ProseSection>
      <ProseSection title="Sponsored content">
        <p>
          No article on this site is sponsored. We do not accept paid articles or paid links. A sponsored text
          would carry that word at its top, together with the sponsor’s name.
        </p>
        <p>
          Articles name standards and organizations such as ASHRAE, NFPA, NIST and the EPA as sources. We have
          no business relation with them, and they have not reviewed our texts.
        </p>
      </ProseSection>
      <ProseSection title="Analytics and cookies">
        <p>
          SciCalc uses no analytics service and sets no cookies for tracking or advertising. Pages load no
          scripts, fonts or images from other companies. What your browser keeps for you is described in the{" "}
          <Link href="/privacy-policy" prefetch={false}>
            privacy policy
          </Link>
          .
        </p>
      </ProseSection>
      <ProseSection title="Accuracy and liability">
        <p>
          Tools and articles are for education and preliminary estimates only. They do not replace licensed
          professionals. We name sources so that you can check them; the responsibility for using a result is
          yours. The{" "}
          <Link href="/terms" prefetch={false}>
            terms of service
          </Link>{" "}
          say this in full, and the{" "}
          <Link href="/editorial-policy" prefetch={false}>
            editorial policy
          </Link>{" "}
          says how we work.
        </p>
      </ProseSection>
    </ProsePage>
  );
}
