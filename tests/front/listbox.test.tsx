import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Listbox, useListbox } from "../../components/ui/listbox.tsx";

const stations = Array.from({ length: 883 }, (_, index) => `Station ${index + 1}`);

function Stations({ names, initial = 0 }: { names: readonly string[]; initial?: number }) {
  const model = useListbox("stations", names.length, () => undefined, initial);
  return (
    <Listbox
      id="stations"
      label="Stations"
      items={names}
      model={model}
      keyOf={(name) => name}
      onChoose={() => undefined}
      className=""
    >
      {(name) => name}
    </Listbox>
  );
}
const renderNames = (names: readonly string[], initial?: number) =>
  renderToStaticMarkup(<Stations names={names} {...(initial !== undefined && { initial })} />);
const options = (markup: string) => markup.split('role="option"').length - 1;

describe("a long list of options", () => {
  test("is drawn in part, and each option says of how many it is", () => {
    const markup = renderNames(stations);
    expect(options(markup)).toBe(100);
    expect(markup).toContain('aria-setsize="883" aria-posinset="100"');
  });

  test("is drawn as far as the active option, with some behind it", () => {
    const markup = renderNames(stations, 400);
    expect(options(markup)).toBe(409);
    expect(markup).toContain("Station 401");
  });

  test("a short one is drawn whole", () => {
    expect(options(renderNames(stations.slice(0, 7)))).toBe(7);
  });
});
