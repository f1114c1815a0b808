import type { FormJob } from "../../kit/calculator/jobs.ts";
import howOldAmI from "./jobs/how-old-am-i.ts";
import whenWillIBe from "./jobs/when-will-i-be.ts";

export default [howOldAmI, whenWillIBe] satisfies readonly FormJob[];
