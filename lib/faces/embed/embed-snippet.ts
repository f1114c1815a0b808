/** Content and owner of a frame. */
interface EmbedSource {
  name: string;
  /** Absolute address of the framed page. */
  src: string;
  /** Absolute address of the tool's page. */
  page: string;
  product: string;
}

export const EMBED_HEIGHT = 400;

/** Returns the HTML for another site: a credit, and a frame with clipboard access for its copy button. */
export const embedSnippet = ({ name, src, page, product }: EmbedSource): string =>
  `<!-- ${escaped(name)}. Powered by ${escaped(product)}: ${escaped(page)} -->
<iframe
  src="${escaped(src)}"
  title="${escaped(name)}"
  style="width: 100%; height: ${EMBED_HEIGHT}px; border: 0; border-radius: 10px"
  scrolling="no"
  loading="lazy"
  allow="clipboard-write"
></iframe>
`;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes for quoted attributes; without ">" nothing ends a comment either. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
