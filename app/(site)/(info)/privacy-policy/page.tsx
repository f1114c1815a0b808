import Link from "next/link";
import { ProsePage, ProseSection } from "@/components/site/prose-page";
import { pageAt } from "@/lib/catalog/pages";
import { metadataFor } from "@/lib/faces/metadata";

const page = pageAt("/privacy-policy");
/** Of the text; change it together with the text (the first is the specification's). */
const UPDATED = "2025-08-19";

export const metadata = metadataFor(page);

export default function PrivacyPolicyPage() {
  return (
    <ProsePage
      page={page}
      updated={UPDATED}
      lead="SciCalc is built to know as little about you as possible. There are no accounts, no ads and no tracking. Calculators and converters compute in your browser."
    >
      <ProseSection title="What stays on your device">
        <p>
          Your browser’s local storage keeps a few things so that you find them again. They stay only on your
          device:
        </p>
        <ul>
          <li>recent converters and favorites;</li>
          <li>calculator history and settings;</li>
          <li>your choice of light or dark mode.</li>
        </ul>
        <p>
          Other websites can’t read them, and they are not sent to us. To remove them, clear this site’s data
          in your browser’s settings.
        </p>
      </ProseSection>
      <ProseSection title="What a page’s address contains">
        <p>
          Some tools put the values and units you entered into the page’s address, so that a link leads to the
          same result. Anyone who gets that link can read them. When you open or reload such a link, the
          server sees the address, just as it sees every address.
        </p>
      </ProseSection>
      <ProseSection title="What the server sees">
        <p>
          As on any website, your browser sends the server its network address, the page you are requesting,
          and technical details such as the browser’s name. The server needs these to deliver the page. The
          site operator or the hosting company may keep them in logs for a short time, for security and
          troubleshooting. They are not used to build profiles, and they are not sold.
        </p>
      </ProseSection>
      <ProseSection title="What you send us">
        <p>
          When you send a message, a review or a question, what you entered goes to our server when you press
          the button, and not before. We use it only for that purpose: to answer you, or to publish your
          review under the name you gave. Please leave out anything confidential. To have us delete what you
          sent, write to us through the{" "}
          <Link href="/contact" prefetch={false}>
            contact page
          </Link>
          .
        </p>
        <p>
          The API receives the values that a program sends and answers them. It takes no key and no account.
        </p>
      </ProseSection>
      <ProseSection title="Cookies and third parties">
        <p>
          SciCalc sets no cookies for tracking or advertising and uses no analytics service. Pages load no
          scripts, fonts or images from other companies.
        </p>
        <p>
          Other companies are involved only when you choose them: the share buttons open Facebook, Twitter,
          LinkedIn or your email program, and the search box on the “page not found” page opens an external
          web search. From then on, their rules apply.
        </p>
      </ProseSection>
      <ProseSection title="Children">
        <p>
          Students of any age may use the tools, which ask for no personal data. Children under 13 should not
          use the forms without a parent.
        </p>
      </ProseSection>
      <ProseSection title="Your rights">
        <p>
          Depending on where you live, you have the right to know what is stored about you, to correct it and
          to have it deleted. For most visitors we have nothing on file. If you sent us a message or a review,
          tell us its date and the name you used through the{" "}
          <Link href="/contact" prefetch={false}>
            contact page
          </Link>
          , and we will take care of it.
        </p>
      </ProseSection>
      <ProseSection title="Changes">
        <p>When this policy changes, the new text appears here with a new date.</p>
      </ProseSection>
    </ProsePage>
  );
}
