/** Content and owner of a frame. */
interface EmbedSource {
  /** "Length Converter" */
  name: string;
  /** Absolute address of the frame's page. */
  src: string;
  /** Absolute address of the tool's own page. */
  page: string;
  /** Who is to be credited. */
  product: string;
}

export const EMBED_HEIGHT = 400;

/** The HTML that puts a tool on another site: a credit, and a frame that may write to the clipboard for its copy button. */
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

/** Safe in a quoted attribute; without ">" nothing ends a comment either. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
