import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FormulaNotes } from "../../components/panels/physics/formula-notes";

const markupOf = (id: string): string => renderToStaticMarkup(<FormulaNotes id={id} />);

it("renders the parts of a formula's text under headings", () => {
  const markup = markupOf("coulomb-law");
  const headings = [...markup.matchAll(/<h2[^>]*>([^<]+)</g)].map(([, text]) => text);
  expect(headings).toEqual(["What it means", "Worked example", "Common mistakes", "Typical values"]);
});

it("cites each document once, with all its places", () => {
  const markup = markupOf("coulomb-law");
  expect(markup.match(/CODATA recommended values/g)).toHaveLength(1);
  expect(markup).toContain("elementary charge and vacuum electric permittivity");
});

it("renders nothing for a formula without a text", () => {
  expect(markupOf("atwood-machine")).toBe("");
});
