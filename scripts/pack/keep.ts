/**
 * Keeps, in the folder of the build that a rollback restores, the scripts of the withdrawn build, for pages
 * that visitors have open. `node scripts/pack/keep.ts ../newer/.next/packed`
 */
import { packedIn, previousIn, servedFolder } from "../paths.ts";
import { keepHashed, manifestOf } from "./previous.ts";

const packedFolder = packedIn(servedFolder);
const [other] = process.argv.slice(2);
if (other === undefined || !manifestOf(other) || !manifestOf(packedFolder)) {
  console.error(
    "Say where the other build is packed, as in: node scripts/pack/keep.ts ../newer/.next/packed",
  );
  process.exit(2);
}
const count = await keepHashed(other, packedFolder, previousIn(servedFolder));
console.log(`${count} files of the other build are kept for pages that are open.`);
