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
          Some things are kept in the local storage of your browser, so that you find them again. They stay
          only on your device:
        </p>
        <ul>
          <li>recent converters and favorites;</li>
          <li>the history and the settings of calculators;</li>
          <li>your choice of light or dark.</li>
        </ul>
        <p>
          Nobody else can read them, and they are not sent to us. To remove them, clear the data of this site
          in your browser’s settings.
        </p>
      </ProseSection>
      <ProseSection title="What the address of a page contains">
        <p>
          Some tools write the value and the units that you chose into the address of the page, so that a link
          leads to the same result. Whoever gets that link can read them. When you open or reload such a link,
          the server sees the address as it sees every address.
        </p>
      </ProseSection>
      <ProseSection title="What the server sees">
        <p>
          As on every website, your browser sends the server its network address, the page that you ask for,
          and technical details such as the browser’s name. This is needed to deliver the page. The operator
          or the hosting company may keep it in logs for a short time, for security and to find faults. It is
          not used to build profiles and not sold.
        </p>
      </ProseSection>
      <ProseSection title="What you send us">
        <p>
          Where a page has a form for a message, a review or a question, the text that you enter is sent to
          our server when you press the button, and only then. It is used for that purpose alone: to answer
          you, or to publish your review under the name that you gave. Please leave out anything confidential.
          You may ask us to delete what you sent, through the{" "}
          <Link href="/contact" prefetch={false}>
            contact page
          </Link>
          . To keep programs from flooding the forms, your network address is counted for up to an hour or so.
        </p>
        <p>
          The programming interface receives the values that a program sends and answers them. It needs no key
          and no account.
        </p>
      </ProseSection>
      <ProseSection title="Cookies and third parties">
        <p>
          SciCalc sets no cookies for tracking or advertising and uses no analytics service. Pages load no
          scripts, fonts or images from other companies.
        </p>
        <p>
          Other companies come in only when you choose them: the sharing buttons open Facebook, Twitter,
          LinkedIn or your mail program, and the search box on the page for unknown addresses opens an
          external web search. From there on, their rules apply.
        </p>
      </ProseSection>
      <ProseSection title="Children">
        <p>
          The tools may be used by pupils and students of any age, because they ask for no personal data.
          Children under 13 should not use forms without a parent.
        </p>
      </ProseSection>
      <ProseSection title="Your rights">
        <p>
          Depending on where you live, you have the right to know what is stored about you, to correct it and
          to have it deleted. For most visitors there is nothing on our side to show. If you sent us a message
          or a review, tell us its date and the name you used through the{" "}
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
