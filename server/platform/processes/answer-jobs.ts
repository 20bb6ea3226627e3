import { writeFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";

/** In a process that `jobProcess` starts: answers each job that is sent to it, until it is left alone. */
export async function answerJobs<Message>(
  answerOf: (message: Message) => Promise<object>,
): Promise<void> {
  // Serving pages has priority, and if memory runs out, this process is the one to be killed.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  await writeFile("/proc/self/oom_score_adj", "1000").catch(() => {});
  const tell = (answer: object) => void process.send?.(answer);
  process.on("message", (message) => void answerOf(message as Message).then(tell));
  process.on("disconnect", () => process.exit());
  tell({ result: "ready" });
}
