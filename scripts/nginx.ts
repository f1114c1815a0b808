import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureProgram } from "./debian.ts";
import { freePort } from "./free-port.ts";
import { root } from "./paths.ts";
import { wait } from "./site.ts";

export interface Nginx {
  /** Address without TLS, for load and raw requests; only tests listen on it. */
  url: string;
  /** The port that redirects to https. */
  redirectPort: number;
  securePort: number;
  /** The certificate of that port, self-signed for TLS_NAMES. */
  certificate: string;
  /** Writes a file that a certificate authority would request, by its name. */
  writeChallenge(name: string, text: string): void;
  /** Returns the errors in its log, except for servers that it did not reach. */
  errors(): string[];
  accessLog(): string;
  /** Stops it, and deletes its files. */
  stop(): Promise<void>;
}

/** Names that the certificate of the tests is valid for. */
export const TLS_NAMES = ["localhost", "scicalc.example"];

interface Ports {
  plain: number;
  redirect: number;
  secure: number;
}

/**
 * Returns deploy/nginx.conf with servers and folders of this machine, and an additional address without TLS;
 * everything else is as shipped.
 */
function configured(folder: string, ports: Ports, servers: readonly number[]): string {
  let text = readFileSync(join(root, "deploy", "nginx.conf"), "utf8");
  const replace = (from: string, to: string) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf no longer says "${from}"`);
    text = text.replaceAll(from, to);
  };
  replace("pid /run/nginx.pid;", `pid ${folder}/pid;\ndaemon off;`);
  // The tests log everything, since there are no visitors.
  replace("/dev/stderr crit;", `${folder}/error.log warn;`);
  replace("/dev/stdout", `${folder}/access.log`);
  replace("/var/cache/nginx/site", `${folder}/cache`);
  replace("listen 8080;", `listen 127.0.0.1:${ports.redirect};`);
  const [secure, plain] = [`listen 127.0.0.1:${ports.secure} ssl http2;`, `listen 127.0.0.1:${ports.plain};`];
  replace("listen 8443 ssl http2;", `${secure}\n    ${plain}`);
  replace("/etc/nginx/tls", `${folder}/tls`);
  replace("/var/www/acme", `${folder}/acme`);
  // The tests act as a balancer in front, which passes on the addresses of many visitors.
  replace("# set_real_ip_from 10.0.0.0/8;", "set_real_ip_from 127.0.0.1;");
  replace("# real_ip_header X-Forwarded-For;", "real_ip_header X-Forwarded-For;");
  for (const [index, server] of servers.entries()) replace(`site${index + 1}:3000`, `127.0.0.1:${server}`);
  return text;
}

/** Writes a key and a self-signed certificate for nginx. Returns the certificate. */
function writeCertificate(folder: string): string {
  ensureProgram("openssl");
  mkdirSync(folder);
  const [key, certificate] = [join(folder, "privkey.pem"), join(folder, "fullchain.pem")];
  const names = TLS_NAMES.map((name) => `DNS:${name}`).join(",");
  const created = spawnSync(
    "openssl",
    [
      ...["req", "-x509", "-nodes", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-days", "2"],
      ...["-subj", `/CN=${TLS_NAMES[0]}`, "-addext", `subjectAltName=${names}`],
      ...["-keyout", key, "-out", certificate],
    ],
    { encoding: "utf8" },
  );
  if (created.status !== 0) throw new Error(`openssl created no certificate: ${created.stderr}`);
  return readFileSync(certificate, "utf8");
}

/**
 * Starts nginx (Debian's) with the project's configuration before servers on these ports. @throws Error if it
 * fails
 */
export async function startNginx(servers: readonly number[]): Promise<Nginx> {
  ensureProgram("nginx", "nginx-light");
  const folder = mkdtempSync(join(tmpdir(), "scicalc-nginx-"));
  // Its workers run as another user.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, "cache"));
  chmodSync(join(folder, "cache"), 0o777);
  const certificate = writeCertificate(join(folder, "tls"));
  const challenges = join(folder, "acme", ".well-known", "acme-challenge");
  mkdirSync(challenges, { recursive: true });
  const ports = { plain: await freePort(), redirect: await freePort(), secure: await freePort() };
  const config = join(folder, "nginx.conf");
  writeFileSync(config, configured(folder, ports, servers));
  const args = ["-c", config, "-p", folder, "-e", join(folder, "error.log")];
  const test = spawnSync("nginx", ["-t", ...args], { encoding: "utf8" });
  if (test.status !== 0) throw new Error(`nginx refuses deploy/nginx.conf: ${test.stderr}`);
  const child: ChildProcess = spawn("nginx", args, { stdio: "ignore" });
  const url = `http://127.0.0.1:${ports.plain}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(url).catch(() => undefined)) break;
    await wait(100);
  }
  return {
    url,
    redirectPort: ports.redirect,
    securePort: ports.secure,
    certificate,
    writeChallenge: (name, text) => writeFileSync(join(challenges, name), text),
    accessLog: () => readFileSync(join(folder, "access.log"), "utf8"),
    errors: () =>
      readFileSync(join(folder, "error.log"), "utf8")
        .split("\n")
        .filter((line) => line !== "" && !/connect\(\) failed|prematurely closed|reset by peer/.test(line)),
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
