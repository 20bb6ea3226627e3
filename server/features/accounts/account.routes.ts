import { changerOf } from "#server/features/locked-changes/changer-of.ts";
import type { MustShowFactor } from "#server/features/second-factors/must-show-factor.ts";
import type { OpenSessions } from "#server/features/session/open-sessions.ts";
import type { PasswordResetService } from "#server/features/session/password-reset.service.ts";
import { sessionAnswers } from "#server/features/session/session-answers.ts";
import type { SessionService } from "#server/features/session/session.service.ts";
import { deleted, done, list, one } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import type { RateLimiter } from "#server/platform/limits/rate-limiter.ts";
import { accountCalls, acceptInvitation, readInvitation } from "#shared/accounts/account-calls.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { forgotPassword, readResetLink, resetPassword } from "#shared/session/password-calls.ts";
import { normalizeEmail } from "#shared/text.ts";

import type { AccountService } from "./account.service.ts";
import type { InvitationService } from "./invitation.service.ts";

interface AccountRoutesParts {
  accounts: AccountService;
  invitations: InvitationService;
  sessions: SessionService;
  openSessions: OpenSessions;
  passwordResets: PasswordResetService;
  mustShowFactor: MustShowFactor;
  rateLimiter: RateLimiter;
}

export function accountRoutes(parts: AccountRoutesParts, { isHttps }: { isHttps: boolean }) {
  const { accounts, invitations, sessions, openSessions, mustShowFactor } = parts;
  const { passwordResets, rateLimiter } = parts;
  const answers = sessionAnswers(sessions, { isHttps });
  const before = [rateLimiter.limit("account-links")];
  const tokenOf = (c: { get(name: "sessionToken"): string | undefined }) =>
    c.get("sessionToken") ?? "";

  const routes = newRoutes();
  // Before the accounts: `invitations` is no id of one.
  handleCall(routes, accountCalls.invitations, async () => list(await invitations.list()));
  handleCall(routes, accountCalls.invite, async ({ body }, c) => {
    const { url, invited } = await invitations.invite(body, changerOf(c));
    return { url, ...one(invited) };
  });
  handleCall(routes, accountCalls.withdraw, async ({ params }, c) => {
    await invitations.withdraw(params.id, staffOf(c));
    return deleted("invitation");
  });
  handleCall(routes, accountCalls.list, async () => list(await accounts.list()));
  handleCall(routes, accountCalls.change, async ({ params, body }, c) =>
    one(await accounts.change(params.id, body, changerOf(c))),
  );
  handleCall(routes, accountCalls.remove, async ({ params }, c) => {
    await accounts.remove(params.id, changerOf(c));
    return deleted("user");
  });
  handleCall(routes, accountCalls.sessions, async ({ params }, c) => {
    await accounts.mustExist(params.id);
    return list(await openSessions.of(params.id, tokenOf(c)));
  });
  handleCall(routes, accountCalls.endSessions, async ({ params }, c) => {
    await accounts.mustExist(params.id);
    await openSessions.endOthers(params.id, staffOf(c), tokenOf(c));
    return done(apiMessage("sessions_ended"));
  });
  handleCall(routes, accountCalls.endSession, async ({ params }, c) => {
    await accounts.mustExist(params.id);
    await openSessions.end(params.id, params.session, staffOf(c));
    return done(apiMessage("session_ended"));
  });
  handleCall(routes, accountCalls.removeSecondFactors, async ({ params }, c) => {
    await mustShowFactor(c);
    await accounts.removeSecondFactors(params.id, staffOf(c));
    return deleted("second-factor");
  });
  handleCall(
    routes,
    readInvitation,
    async ({ body }) => one(await invitations.ofLink(body.token)),
    { before },
  );
  handleCall(
    routes,
    acceptInvitation,
    async ({ body: { token, password, session } }, c) => {
      const user = await invitations.accept(token, password, c.get("clientAddress"));
      return answers.signedIn(c, await sessions.begin(user, answers.visitorOf(c)), session);
    },
    { before },
  );
  handleCall(
    routes,
    forgotPassword,
    async ({ body: { email } }) => {
      await rateLimiter.countFor("accounts", `reset ${normalizeEmail(email)}`);
      await passwordResets.ask(email);
      return done(apiMessage("reset_link_sent"));
    },
    { before: [rateLimiter.limit("accounts")] },
  );
  handleCall(
    routes,
    readResetLink,
    async ({ body }) => one(await passwordResets.ofLink(body.token)),
    { before },
  );
  handleCall(
    routes,
    resetPassword,
    async ({ body: { token, password } }) => {
      await passwordResets.reset(token, password);
      return done(apiMessage("password_set"));
    },
    { before },
  );
  return routes;
}
