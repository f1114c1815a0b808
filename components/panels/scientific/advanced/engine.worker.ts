import { type Request, run } from "@/lib/science/algebra/run";

/** Message from the page. The answer has the same number. */
export interface EngineMessage {
  id: number;
  request: Request;
}

const scope = self as unknown as {
  postMessage: (message: unknown) => void;
  onmessage: ((event: MessageEvent<EngineMessage>) => void) | null;
};

scope.onmessage = ({ data: { id, request } }) => scope.postMessage({ id, answer: run(request) });
// Warms up mathjs before the first request.
run({ line: "1+1", definitions: [] });
scope.postMessage({ ready: true });
