/** Preloaded in a server (`node --import`): reports its processor time to its parent on request. */
import cluster from "node:cluster";

// A worker process requests connections over the same channel, which keeps it alive.
if (cluster.isPrimary) {
  process.on("message", () => process.send?.(process.cpuUsage()));
  // Does not keep the process alive.
  process.channel?.unref();
}
