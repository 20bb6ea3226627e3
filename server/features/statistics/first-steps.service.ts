import type { Config } from "#server/config.ts";
import { outgoingMail } from "#server/features/mail-server/outgoing-mail.ts";
import { settingsStore } from "#server/features/settings/settings.store.ts";
import { takesTransfers } from "#server/features/settings/transfers.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { notFound } from "#server/platform/http-error.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";
import type { User } from "#shared/session/session.ts";
import {
  FIRST_STEPS,
  type FirstStep,
  type FirstSteps,
  type FirstStepsChange,
} from "#shared/statistics/attention.ts";

import { attentionStore } from "./attention.store.ts";
import { firstStepsStore } from "./first-steps.store.ts";

const ENTITY = "settings";

/** What the examples that a shop begins with end in: nobody can have an address there. */
const isExample = (email: string) => /[@.]example$/i.test(email);

interface FirstStepsParts {
  config: Pick<Config, "smtp" | "mailFrom" | "privateMailServers" | "allowPlaintext">;
  database: Database;
  secrets: Secrets;
}

/** What is to be done before a shop takes money; what is done is found out, not ticked off. */
export function firstStepsService({ config, database, secrets }: FirstStepsParts) {
  const { db } = database;
  const findMail = outgoingMail(config, secrets);
  const steps = firstStepsStore(db);

  async function read(by: User): Promise<FirstSteps> {
    const [settings, mail, hasSent, hasNewPassword, hasExamples] = await Promise.all([
      settingsStore(db).find(),
      findMail(db),
      attentionStore(db).hasSentMail(),
      steps.hasNewPassword(by.id),
      steps.hasExamples(),
    ]);
    if (!settings) throw notFound(ENTITY);
    const isDone: Record<FirstStep, boolean> = {
      contact: !isExample(settings.email),
      bank: takesTransfers(settings),
      "mail-server": mail !== undefined,
      "mail-test": mail !== undefined && hasSent,
      // Only the owner has a password that the shop made up.
      password: by.role !== "owner" || hasNewPassword,
      // Messages about the account, and of what can be undone, would reach nobody.
      "owner-email": by.role !== "owner" || !isExample(by.email),
      examples: !hasExamples,
      prices: settings.arePricesChecked,
    };
    return {
      isDismissed: settings.areFirstStepsDismissed,
      open: FIRST_STEPS.filter((step) => !isDone[step]),
    };
  }

  return {
    read,

    async change({ arePricesChecked, isDismissed }: FirstStepsChange, by: User) {
      await database.transaction(async (trx) => {
        const store = settingsStore(trx);
        const before = await store.findForUpdate();
        if (!before) throw notFound(ENTITY);
        const named = { arePricesChecked, areFirstStepsDismissed: isDismissed };
        const given = Object.fromEntries(
          Object.entries(named).filter(([, value]) => value !== undefined),
        );
        await store.update(given);
        await historyStore(trx).recordChange(by, ENTITY, ENTITY, "update", before, given);
      });
      return read(by);
    },
  };
}
export type FirstStepsService = ReturnType<typeof firstStepsService>;
