import { EmbedAccordion } from "@/components/embed/embed-accordion";
import { JsonLd } from "@/components/page/json-ld";
import { ShareBlock } from "@/components/page/share-block";
import { Prose } from "@/components/site/prose";
import {
  type EmbedGroup,
  embeddableCalculators,
  embeddableConverters,
  featuredTools,
} from "@/lib/catalog/embeds";
import { pageAt } from "@/lib/catalog/pages";
import { absoluteUrl, PRODUCT, SITE_URL } from "@/lib/catalog/site";
import { embedExamples } from "@/lib/faces/embed/embed-examples";
import { pageBreadcrumbs } from "@/lib/faces/page/json-ld";
import { metadataFor } from "@/lib/faces/page/metadata";

const page = pageAt("/calculators-for-your-site");

export const metadata = metadataFor(page);

/** Removes the descriptions, which the lists do not display. */
const withoutTexts = (groups: readonly EmbedGroup[]) =>
  groups.map(({ category, tools }) => ({
    category,
    tools: tools.map(({ name, path, page, jobs }) => ({ name, path, page, jobs })),
  }));

export default function EmbedsPage() {
  return (
    <div className="column pt-8 md:pt-12">
      <JsonLd data={[pageBreadcrumbs(page)]} />
      <h1 className="text-3xl md:text-4xl">{page.title}</h1>
      <p className="measure mt-4 text-lg text-muted leading-relaxed">
        Put a calculator or a unit converter on your own website, free of charge. Open a tool, try it out,
        copy its code and paste it into your page where you want the tool to appear. Many calculators can also
        be embedded for one question, with only the fields that it needs.
      </p>
      <section aria-labelledby="tools" className="mt-10">
        <h2 id="tools" className="mb-4 text-xl">
          Tools
        </h2>
        <EmbedAccordion
          tools={featuredTools}
          calculators={withoutTexts(embeddableCalculators)}
          converters={withoutTexts(embeddableConverters)}
          origin={SITE_URL}
        />
      </section>
      <div className="mt-12 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <section aria-labelledby="good-to-know">
          <h2 id="good-to-know" className="mb-3 text-xl">
            Good to know
          </h2>
          <Prose>
            <ul>
              <li>The tool fills the width you give it, 300 pixels or more, and is 400 pixels high.</li>
              <li>
                A calculator has the sections of its page: steps, charts, comparison, solving for an input and
                printing. Its sources and projects are on its page, which the credit links to.
              </li>
              <li>Light or dark mode follows the visitor’s system setting.</li>
              <li>
                Units follow the visitor’s language. To choose the units yourself, add <code>?units=si</code>{" "}
                or <code>?units=us</code> to the end of the address.
              </li>
              <li>
                No cookies, no ads, no tracking. Everything is computed in the visitor’s browser; only a
                calculator’s history and settings are stored, and they stay there.
              </li>
              <li>The browser loads the tool only when it is about to come into view.</li>
            </ul>
          </Prose>
        </section>
        <section aria-labelledby="values">
          <h2 id="values" className="mb-3 text-xl">
            Start with your own values
          </h2>
          <Prose>
            <p>
              A tool’s page keeps its inputs in its address, and the embed reads the same inputs. Enter your
              values on the tool’s page, copy everything from the question mark on, and add it to the address
              in the code:
            </p>
            <ul>
              {embedExamples.map(({ text, address }) => (
                <li key={address}>
                  {text}: <code className="[overflow-wrap:anywhere]">{address}</code>
                </li>
              ))}
            </ul>
            <p>
              Visitors can change these values. In HTML, write <code>&amp;amp;</code> for each{" "}
              <code>&amp;</code>.
            </p>
          </Prose>
        </section>
        <section aria-labelledby="terms">
          <h2 id="terms" className="mb-3 text-xl">
            Terms of use
          </h2>
          <Prose>
            <ul>
              <li>Do not alter the code.</li>
              <li>Keep the credit “Powered by {PRODUCT}” visible.</li>
              <li>Do not use the tools on sites with illegal, hateful or adult content.</li>
              <li>We may revoke this permission at any time.</li>
            </ul>
          </Prose>
        </section>
      </div>
      <ShareBlock url={absoluteUrl(page.path)} title={page.title} />
    </div>
  );
}
