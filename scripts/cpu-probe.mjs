/** Loaded before a server (`node --import`): tells its parent, when asked, how much processor time it has used. */
import cluster from "node:cluster";

// A process of several asks its parent for connections over the same channel, which keeps it alive.
if (cluster.isPrimary) {
  process.on("message", () => process.send?.(process.cpuUsage()));
  // Does not keep the process alive.
  process.channel?.unref();
}
