import { PENDING_SCENARIOS_SCRIPT } from "@/components/calculator/form/pending-scenarios-script";
import { RECORD_INPUTS_SCRIPT } from "@/components/calculator/form/record-inputs";
import { PAPER_SCRIPT } from "@/components/page/paper-script";
import { REPORT_SCRIPT } from "@/components/page/report-script";
import { UNITS_SCRIPT } from "@/components/page/units-script";
import { SHORTCUTS_SCRIPT } from "@/components/ui/shortcuts";
import { FOCUS_SCRIPT } from "./focus-script";
import { THEME_SCRIPT } from "./theme-script";

/** Script in the head of every page, before the first paint. The policies of pages name its hash (scripts/pack). */
export const HEAD_SCRIPT = `${THEME_SCRIPT};${UNITS_SCRIPT};${PENDING_SCENARIOS_SCRIPT};${RECORD_INPUTS_SCRIPT};${PAPER_SCRIPT};${REPORT_SCRIPT};${SHORTCUTS_SCRIPT};${FOCUS_SCRIPT}`;
