import type { z } from "zod";
import type { DataLoader } from "../../core/data/loader.ts";
import { type Failure, failure } from "../../core/result/result.ts";
import type { Seal } from "../../core/sources/seal.ts";

export type PanelOutcome<Answer> =
  | {
      ok: true;
      value: Answer;
      /** Answer in lines for a reader. */
      text: readonly string[];
      /** Additional plain data in the result of a tool. */
      details?: Readonly<Record<string, unknown>>;
      /** Accuracy of this answer, if it differs from that of the API. */
      seal?: Seal;
      /** Omitted values with a conventional default, besides the request’s defaults: "values.g". */
      assumed?: readonly string[];
    }
  | (Failure & { detail: string });

/** API of a calculator with a custom panel: the default export of `api.ts` in its folder. */
export interface PanelApi<
  Request extends z.ZodObject = z.ZodObject,
  Answer extends z.ZodObject = z.ZodObject,
> {
  /** Name of its operation in OpenAPI and of its tool: "evaluate". */
  name: string;
  title: string;
  description: string;
  request: Request;
  answer: Answer;
  example: { title: string; request: z.input<Request> };
  /** Returns the reason why an input does not affect the answer to this request; undefined if it does. */
  reasonIgnored?(input: string, request: z.output<Request>): string | undefined;
  seal: Seal;
  /**
   * Loads and builds the data that the first request needs, so that this does not count against the time
   * limit of that request (lib/server/evaluation).
   */
  prepare?(): unknown;
  /**
   * Answers a request. Pure except for the tables that it loads; never throws on any input. Rejects with a
   * DataError if a table cannot be read.
   */
  run(
    request: z.output<Request>,
    load: DataLoader,
  ): PanelOutcome<z.output<Answer>> | Promise<PanelOutcome<z.output<Answer>>>;
}

/** Returns a failure with one problem, whose message is the detail, too. @param column character of the input, from 1. */
export const rejectInput = (path: string, message: string, column?: number) => ({
  ...failure(path, message, column),
  detail: message,
});

export const definePanelApi = <Request extends z.ZodObject, Answer extends z.ZodObject>(
  api: PanelApi<Request, Answer>,
): PanelApi<Request, Answer> => api;
