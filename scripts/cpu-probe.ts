/** Loaded before a server (`node --import`): tells its parent, when asked, how much processor time it has used. */
process.on("message", () => process.send?.(process.cpuUsage()));
// Does not keep the process alive.
process.channel?.unref();
