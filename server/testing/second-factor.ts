import { TOTP } from "otpauth";

import { secondFactorCalls } from "#shared/second-factors/second-factor-calls.ts";
import { addedFactorAnswer } from "#shared/second-factors/second-factor.ts";

import { answered } from "./answers.ts";
import { asJson, type TestShop } from "./start-test-shop.ts";

const APP = "/api/v1/auth/second-factors/authenticator-app";

/** The code that an authenticator app shows now. */
export const codeNow = (secret: string): string => new TOTP({ secret }).generate();

/** As if half a minute went by, so that the next code is another one. */
export async function forgetUsedCodes({ database }: Pick<TestShop, "database">): Promise<void> {
  await database.pool.query("update totp_secrets set last_step = 0");
}

/** Sets up an authenticator app for whoever asks, whose code is not used up yet. */
export async function addAuthenticatorApp(shop: TestShop, ask: TestShop["ask"] = shop.ask) {
  const started = await answered(
    ask(APP, { method: "POST" }),
    secondFactorCalls.startApp.answers[200].schema,
  );
  const confirmed = ask(`${APP}/confirmation`, asJson("POST", { code: codeNow(started.secret) }));
  const { recoveryCodes } = await answered(confirmed, addedFactorAnswer);
  await forgetUsedCodes(shop);
  return { ...started, recoveryCodes };
}
