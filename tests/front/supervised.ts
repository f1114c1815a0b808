/** A site of several processes for supervise.test.ts: answers with the process's id, after a while at /slow, never more at /die. */
import cluster from "node:cluster";
import { createServer } from "node:http";
import { drain } from "../../lib/front/draining.ts";
import { REFUSED } from "../../scripts/serve/exit.ts";
import { supervise } from "../../scripts/serve/supervise.ts";

const [port = "0", refusing] = process.argv.slice(2);
if (cluster.isPrimary) supervise(2, { SHARED: "one secret" });
else if (refusing !== undefined) process.exit(REFUSED);
else {
  const server = createServer((request, response) => {
    if (request.url === "/die") process.kill(process.pid, "SIGKILL");
    const answer = () => response.end(`${process.pid} ${process.env.SHARED}`);
    if (request.url === "/slow") setTimeout(answer, 1500);
    else answer();
  });
  server.listen(Number(port), "127.0.0.1");
  process.once("SIGTERM", async () => {
    await drain(server);
    process.exit(0);
  });
}
