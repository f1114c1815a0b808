import Link from "next/link";
import { ProsePage, ProseSection } from "@/components/site/prose-page";
import { pageAt } from "@/lib/catalog/pages";
import { metadataFor } from "@/lib/faces/page/metadata";

const page = pageAt("/disclosure");

export const metadata = metadataFor(page);

export default function DisclosurePage() {
  return (
    <ProsePage
      page={page}
      changed="2026-11-25"
      lead="You should know who pays for what you read. Today the answer is simple: SciCalc earns nothing from this site. This page says how you would find out if that ever changed."
    >
      <ProseSection title="Affiliate links and advertising">
        <p>
          SciCalc has no ads and no affiliate links. No company pays to be mentioned, and no link on this site
          earns a commission. The core tools stay free.
        </p>
        <p>
          If we ever add ads or affiliate links, we will label them as such where they appear and list them on
          this page. They will not change a formula, a factor, a result or the order of a list.
        </p>
      </ProseSection>
      <ProseSection title="Sponsored content">
        <p>
          No article on this site is sponsored. We do not accept paid articles or paid links. If we ever
          publish one, it will say so at the top and name the sponsor.
        </p>
        <p>
          Articles name standards and organizations such as ASHRAE, NFPA, NIST and the EPA as sources. We have
          no business relationship with them, and they have not reviewed our articles.
        </p>
      </ProseSection>
      <ProseSection title="Analytics and cookies">
        <p>
          SciCalc uses no analytics service and sets no cookies for tracking or advertising. Pages load no
          scripts, fonts or images from other companies. To see what your browser stores for you, read the{" "}
          <Link href="/privacy-policy" prefetch={false}>
            privacy policy
          </Link>
          .
        </p>
      </ProseSection>
      <ProseSection title="Accuracy and liability">
        <p>
          Tools and articles are for education and preliminary estimates only. They do not replace licensed
          professionals. We name sources so that you can check them; you are responsible for how you use a
          result. The{" "}
          <Link href="/terms" prefetch={false}>
            terms of service
          </Link>{" "}
          spell this out, and the{" "}
          <Link href="/editorial-policy" prefetch={false}>
            editorial policy
          </Link>{" "}
          says how we work.
        </p>
      </ProseSection>
    </ProsePage>
  );
}
