import { z } from "zod";

const text = z.string().trim().min(1);
const address = z.url();
const day = z.iso.date();
const organization = z.object({ "@type": z.literal("Organization"), name: text, url: address.optional() });

const ofType = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ "@context": z.literal("https://schema.org"), "@type": z.literal(type), ...shape });

/** Positions count from one without a gap. */
const inOrder = (items: readonly { position: number }[]): boolean =>
  items.every((item, index) => item.position === index + 1);

/** Properties that the documentation of Google and schema.org requires of the types that the site uses. */
const node = z.discriminatedUnion("@type", [
  ofType("WebApplication", {
    name: text,
    description: text,
    url: address,
    applicationCategory: text,
    operatingSystem: text,
    isAccessibleForFree: z.literal(true),
    offers: z.object({
      "@type": z.literal("Offer"),
      price: z.literal("0"),
      priceCurrency: z.string().length(3),
    }),
    publisher: organization,
  }),
  ofType("BreadcrumbList", {
    itemListElement: z
      .array(
        z.object({
          "@type": z.literal("ListItem"),
          position: z.int().positive(),
          name: text,
          item: address,
        }),
      )
      .min(2)
      .refine(inOrder, "positions are not 1, 2, 3 …"),
  }),
  ofType("FAQPage", {
    mainEntity: z
      .array(
        z.object({
          "@type": z.literal("Question"),
          name: text,
          acceptedAnswer: z.object({ "@type": z.literal("Answer"), text }),
        }),
      )
      .min(1),
  }),
  ofType("ItemList", {
    name: text,
    numberOfItems: z.int().positive(),
    itemListElement: z
      .array(
        z.object({
          "@type": z.literal("ListItem"),
          position: z.int().positive(),
          name: text,
          url: address,
        }),
      )
      .min(1)
      .refine(inOrder, "positions are not 1, 2, 3 …"),
  }).refine(
    (list) => list.numberOfItems === list.itemListElement.length,
    "numberOfItems is not their number",
  ),
  ofType("DefinedTerm", {
    name: text,
    termCode: text.optional(),
    description: text,
    url: address,
    inDefinedTermSet: z.object({ "@type": z.literal("DefinedTermSet"), name: text, url: address }),
  }),
  ofType("WebSite", { name: text, description: text, url: address }),
  ofType("Article", {
    headline: text.max(110),
    description: text,
    image: address,
    datePublished: day,
    dateModified: day,
    author: organization,
    publisher: organization,
    mainEntityOfPage: address,
  }),
]);

/** Lists the errors in the structured data of a page, each with its place. */
export function structuredDataFindings(scripts: readonly string[]): string[] {
  return scripts.flatMap((script, index) => {
    const where = `JSON-LD ${index + 1}`;
    if (script.includes("<")) return [`${where}: "<" is not escaped`];
    let data: unknown;
    try {
      data = JSON.parse(script);
    } catch (error) {
      return [`${where}: ${error instanceof Error ? error.message : error}`];
    }
    const result = node.safeParse(data);
    return result.success
      ? []
      : result.error.issues.map((issue) => `${where}: ${issue.path.join(".")}: ${issue.message}`);
  });
}
