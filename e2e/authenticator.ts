import type { Page } from "@playwright/test";

/** Gives the browser an authenticator that verifies whoever is asked, as a phone with a fingerprint does. */
export async function addAuthenticator(page: Page): Promise<AsyncDisposable> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  const { authenticatorId } = await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async [Symbol.asyncDispose]() {
      await browser.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
    },
  };
}
