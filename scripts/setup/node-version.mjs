// Must load on any Node there is, to say in one sentence that it is too old.
const OLDEST = 20;

export function mustBeNewEnough() {
  if (Number(process.versions.node.split(".")[0]) >= OLDEST) return;
  console.error("Naqra needs Node " + OLDEST + " or later; this is " + process.versions.node + ".");
  process.exit(1);
}
