// Written so that any version of Node can run it and report that it is too old.
const OLDEST = 20;

export function mustBeNewEnough() {
  if (Number(process.versions.node.split(".")[0]) >= OLDEST) return;
  console.error("Naqra needs Node " + OLDEST + " or later; this is " + process.versions.node + ".");
  process.exit(1);
}
