import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { serverCommand } from "../../scripts/server-command.ts";

const deployed = (name: string): string =>
  readFileSync(new URL(`../../deploy/${name}`, import.meta.url), "utf8");

describe("what is deployed starts the server as npm start does", () => {
  const settings = Object.entries(serverCommand.environment).map(([name, value]) => `${name}=${value}`);

  it("in a container", () => {
    const file = deployed("Dockerfile");
    expect(file).toContain('CMD ["sh", "deploy/serve.sh"]');
    expect(deployed("serve.sh")).toContain(`\nnode ${serverCommand.args.join(" ")} &\n`);
    for (const setting of settings) expect(file).toContain(` ${setting} `);
  });

  it("by systemd", () => {
    const file = deployed("scicalc.service");
    expect(file).toContain(`/node ${serverCommand.args.join(" ")}\n`);
    for (const setting of settings) expect(file).toMatch(new RegExp(`Environment=.*\\b${setting}\\b`));
  });
});
