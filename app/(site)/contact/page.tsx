import Link from "next/link";
import { ContactForm } from "@/components/forms/contact-form";
import { JsonLd } from "@/components/page/json-ld";
import { BackLink } from "@/components/site/back-link";
import { pageAt } from "@/lib/catalog/pages";
import { pageBreadcrumbs } from "@/lib/faces/page/json-ld";
import { metadataFor } from "@/lib/faces/page/metadata";
import { sendContact } from "./actions";

const page = pageAt("/contact");

export const metadata = metadataFor(page);

export default function ContactPage() {
  return (
    <div className="column pt-6 md:pt-10">
      <JsonLd data={[pageBreadcrumbs(page)]} />
      <BackLink />
      <h1 className="mt-2 text-3xl md:text-4xl">{page.title}</h1>
      <p className="measure mt-4 text-lg text-muted leading-relaxed">
        A wrong result, an idea for a calculator, a question: we read every message. If a result is wrong,
        please include the page’s address, which contains your inputs, and the result you expected.
      </p>
      <div className="mt-8 max-w-3xl">
        <ContactForm action={sendContact} />
        <p className="measure mt-6 text-muted text-sm leading-relaxed">
          We use what you write only to answer you: see the{" "}
          <Link href="/privacy-policy" prefetch={false} className="text-accent underline underline-offset-4">
            privacy policy
          </Link>
          . Many questions are answered in the{" "}
          <Link href="/faq" prefetch={false} className="text-accent underline underline-offset-4">
            FAQ
          </Link>
          .
        </p>
      </div>
    </div>
  );
}
