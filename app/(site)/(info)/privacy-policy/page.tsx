import Link from "next/link";
import { ProsePage, ProseSection } from "@/components/site/prose-page";
import { pageAt } from "@/lib/catalog/pages";
import { metadataFor } from "@/lib/faces/page/metadata";
import {
  MAIL_DAYS,
  REJECTED_REVIEW_DAYS,
  SECURITY_EVENT_DAYS,
  SESSION_HOURS,
  SESSION_IDLE_MINUTES,
} from "@/lib/server/retention";

const page = pageAt("/privacy-policy");
/** Date of docs/specification.md. The day of the last change is `changed`, below. */
const UPDATED = "2025-08-19";

export const metadata = metadataFor(page);

export default function PrivacyPolicyPage() {
  return (
    <ProsePage
      page={page}
      changed="2026-11-30"
      updated={UPDATED}
      lead="SciCalc is built to know as little about you as possible. There are no accounts, no ads and no tracking. Calculators and converters compute in your browser."
    >
      <ProseSection title="What stays on your device">
        <p>
          Your browser’s own storage keeps a few things so that you can find them again. They stay only on
          your device:
        </p>
        <ul>
          <li>recent converters and favorites;</li>
          <li>the pages of calculators and converters that you opened last;</li>
          <li>calculator history and settings;</li>
          <li>your projects, unless you share one as a link or a file;</li>
          <li>your choice of light or dark mode.</li>
        </ul>
        <p>
          Other websites can’t read them, and they are not sent to us. To remove them, clear this site’s data
          in your browser’s settings.
        </p>
        <p>
          Your choice between SI and US customary units is kept in a cookie named <code>units</code> for a
          year once you choose. It contains only <code>si</code> or <code>us</code> and is sent only to this
          site, so that pages load in your units.
        </p>
      </ProseSection>
      <ProseSection title="What a page’s address contains">
        <p>
          Some tools put the values and units you enter into the page’s address, so that a link leads to the
          same result. Anyone who gets that link can read them. When you open or reload such a link, the
          server sees the address, just as it sees every address.
        </p>
      </ProseSection>
      <ProseSection title="What the server sees">
        <p>
          As on any website, your browser sends the server its network address, the page you are requesting,
          and technical details such as the browser’s name and your preferred languages, which the site uses
          to guess your units. The server needs these to deliver the page. The site operator or the hosting
          company may keep them in logs for a short time, for security and troubleshooting. They are not used
          to build profiles, and they are not sold.
        </p>
      </ProseSection>
      <ProseSection title="Messages and reviews">
        <p>
          What you write in a form is sent to our server when you press the button, and only then. It is used
          for that purpose alone: to answer you, or to publish your review. Please leave out anything
          confidential.
        </p>
        <ul>
          <li>
            A message is kept with the name and email address you gave until we delete it. We will delete it
            at any time if you ask.
          </li>
          <li>
            A review is published under the name you gave once it has been approved. One that is not approved
            is deleted {REJECTED_REVIEW_DAYS} days after that decision.
          </li>
          <li>
            The operator may also have both sent to a mailbox. Our server deletes its copy of such an email
            after {MAIL_DAYS} days; how long the mailbox keeps it is up to the operator.
          </li>
          <li>
            A digital fingerprint of the form is kept with it, so that pressing the button twice does not send
            it twice. Your network address is not kept with it.
          </li>
        </ul>
        <p>
          To have something deleted, write to us through the{" "}
          <Link href="/contact" prefetch={false}>
            contact page
          </Link>
          .
        </p>
      </ProseSection>
      <ProseSection title="Questions to the assistant">
        <p>
          A question to the assistant is sent to our server, along with the earlier messages in the same chat
          and your time zone. It is answered and not stored. The conversation is gone when you reload the
          page.
        </p>
        <p>
          The operator can connect a language model to the assistant, which may be another company’s service.
          If one is connected, your questions, the chat so far and your time zone are passed on to that
          service, and its rules apply to them. Your network address is not passed on. Please do not put
          anything confidential into a question.
        </p>
      </ProseSection>
      <ProseSection title="The API">
        <p>
          The API receives the values that a program sends, returns the answer and stores nothing. It requires
          no key and no account.
        </p>
      </ProseSection>
      <ProseSection title="Protection against misuse">
        <p>
          To keep anyone from flooding the site, the server counts how many forms, questions and sign-in
          attempts come from one network address, or from one network in the case of IPv6. Each count consists
          of the address, what is counted, a number and a time. It runs for a day at most, usually for
          minutes, and is deleted within minutes after it ends.
        </p>
        <p>
          So that the operator can see an attack, the server also counts rejected attempts to sign in or to
          use the administration, and requests over a limit. Such a count has no network address and nothing
          that was entered. To tell attackers apart, it has a code computed from the address, the day and a
          secret of the site: the next day, the same address has another code. Counts are deleted after{" "}
          {SECURITY_EVENT_DAYS} days. The operator may be notified of them by email.
        </p>
      </ProseSection>
      <ProseSection title="What administrators do">
        <p>
          A log records what the site’s administrators do, for example that a message was read or a review was
          approved. For a review it includes the reviewer’s name, which is removed when a review that was not
          approved is deleted. It holds no names or addresses of people who send us messages. The log is kept
          for as long as the site is in operation.
        </p>
        <p>
          Administrators sign in with an email address, a password and a code from an app on their phone.
          Their session is kept with their network address and the name of their browser. It ends after{" "}
          {SESSION_IDLE_MINUTES} minutes without use, and after {SESSION_HOURS} hours in any case, and is then
          deleted.
        </p>
      </ProseSection>
      <ProseSection title="Cookies and third parties">
        <p>
          SciCalc uses no analytics service and no cookie that could recognize you. The only cookies are the
          one with your choice of units, described above, and that of an administrator who signs in. Pages
          load no scripts, fonts or images from other companies.
        </p>
        <p>
          Apart from a language model that the operator may have connected to the assistant, other companies
          are involved only when you choose them: the share buttons open Facebook, Twitter, LinkedIn or your
          email program, and the search box on the “page not found” page opens an external web search. From
          then on, their rules apply.
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
        <p>
          When this policy changes, the new text appears here, with the day on which it changed at the top.
        </p>
      </ProseSection>
    </ProsePage>
  );
}
