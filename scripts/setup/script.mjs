import { endAllProcesses, Interrupted } from "./children.mjs";
import { SetupProblem } from "./project.mjs";

/**
 * Runs a script and exits with the code that `main` returns. Signals end its child processes, and so
 * does the end of npm, if npm started the script.
 * @param {() => Promise<number>} main
 */
export async function script(main) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => endAllProcesses(signal));
  }
  endWithNpm();
  try {
    process.exitCode = await main();
  } catch (error) {
    if (error instanceof Interrupted) process.exitCode = error.exitCode;
    else {
      console.error(error instanceof SetupProblem ? error.message : error);
      process.exitCode = 1;
    }
  }
  process.exit();
}

/** A killed npm can't pass a signal on, so the processes that it started must notice its end. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && endAllProcesses("SIGTERM"), 500).unref();
}
