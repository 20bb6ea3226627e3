import { z } from "zod";

import { line } from "../text.ts";

/** The message is the validation library's own, as the specification has it. */
export const subscriptionSchema = z.object({ email: line().pipe(z.email("Invalid email")) });
export type Subscription = z.infer<typeof subscriptionSchema>;
