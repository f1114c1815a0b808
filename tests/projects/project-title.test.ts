import { describe, expect, it } from "vitest";
import { projectTitle } from "../../lib/projects/project-title.ts";

describe("projectTitle", () => {
  it("returns the name", () => {
    expect(projectTitle("Riverside house")).toBe("Riverside house");
  });

  it.each(["", "   "])("names a project without a name: %j", (name) => {
    expect(projectTitle(name)).toBe("Unnamed project");
  });
});
