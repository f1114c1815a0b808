import type { Server } from "node:http";
import type { Socket } from "node:net";
import { addressIn, networkOf } from "./address.ts";
import { BOUNDS } from "./bounds.ts";
import { noteLimitHit } from "./security-events.ts";

/** Limits the number of connections, in total and (unless behind a proxy) per client. */
export function boundConnections(server: Server, { perClient }: { perClient: boolean }): void {
  server.maxConnections = BOUNDS.connections;
  // Idle connections make room for new ones.
  server.on("drop", (drop) => {
    noteLimitHit("all connections", clientAt(drop?.remoteAddress));
    server.closeIdleConnections();
  });
  if (!perClient) return;
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const client = clientAt(socket.remoteAddress);
    const others = open.get(client) ?? 0;
    if (others >= BOUNDS.connectionsPerClient) {
      noteLimitHit("connections", client);
      socket.destroy();
      return;
    }
    open.set(client, others + 1);
    socket.once("close", () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
  });
}

const clientAt = (address = ""): string => networkOf(addressIn(address) ?? "unknown", 64);
