import { failure, type Result, success } from "../../core/result/result.ts";
import { logFailure } from "../log-failure.ts";
import { messages } from "../messages.ts";
import { isDatabaseFailure } from "./failure.ts";

export async function outcomeOf<Value>(reading: Promise<Value>): Promise<Result<Value>> {
  try {
    return success(await reading);
  } catch (error) {
    if (isDatabaseFailure(error)) return failure("", error.message);
    logFailure("What a page wanted could not be read", error);
    return failure("", messages.forms.failed);
  }
}
