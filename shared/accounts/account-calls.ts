import type { Call } from "../http/call.ts";
import { doneSchema, itemEnvelope } from "../http/envelope.ts";
import { openSessionsSchema, signedInSchema } from "../session/session.ts";
import {
  acceptanceSchema,
  accountChangeSchema,
  accountSchema,
  accountsSchema,
  invitationFormSchema,
  invitationSchema,
  invitationsSchema,
  invitationTokenSchema,
  invitedSchema,
} from "./account.ts";

const tag = "Accounts";
const reads = { tag, permission: "accounts.read" } as const;
const writes = { tag, permission: "accounts.write" } as const;

export const accountCalls = {
  list: {
    method: "get",
    path: "/users",
    ...reads,
    summary: "Who can sign in to the panel, the first first",
    answers: { 200: { schema: accountsSchema, description: "The accounts" } },
  },
  change: {
    method: "patch",
    path: "/users/{id}",
    ...writes,
    summary: "Change an account's role, or whether one can sign in with it",
    description: "Where it can't be signed in with any more, its sessions end at once.",
    body: accountChangeSchema,
    needsProof: true,
    answers: { 200: { schema: itemEnvelope(accountSchema), description: "The account" } },
  },
  remove: {
    method: "delete",
    path: "/users/{id}",
    ...writes,
    summary: "Delete an account; what it did stays on record under its name",
    refusals: [400],
    needsProof: true,
    answers: { 200: { schema: doneSchema, description: "Deleted" } },
  },
  sessions: {
    method: "get",
    path: "/users/{id}/sessions",
    ...writes,
    summary: "Where an account is signed in",
    answers: { 200: { schema: openSessionsSchema, description: "Its sessions" } },
  },
  endSessions: {
    method: "delete",
    path: "/users/{id}/sessions",
    ...writes,
    summary: "Sign an account out everywhere",
    answers: { 200: { schema: doneSchema, description: "Signed out" } },
  },
  endSession: {
    method: "delete",
    path: "/users/{id}/sessions/{session}",
    ...writes,
    summary: "End one session of an account",
    answers: { 200: { schema: doneSchema, description: "Signed out there" } },
  },
  removeSecondFactors: {
    method: "delete",
    path: "/users/{id}/second-factors",
    ...writes,
    summary: "Take an account's second factors away, for whoever has lost the device",
    description: "Its recovery codes and app passwords go too.",
    needsProof: true,
    refusals: [400],
    answers: { 200: { schema: doneSchema, description: "Its password alone is enough" } },
  },
  invitations: {
    method: "get",
    path: "/users/invitations",
    ...reads,
    summary: "Who is invited and has not accepted yet, the last first",
    answers: { 200: { schema: invitationsSchema, description: "The invitations" } },
  },
  invite: {
    method: "post",
    path: "/users/invitations",
    ...writes,
    summary: "Invite somebody to an account",
    description:
      "Sends a link by e-mail and answers one to hand over. Either can be used once within 72 hours. A new invitation of the same address ends the last one.",
    body: invitationFormSchema,
    needsProof: true,
    answers: { 201: { schema: invitedSchema, description: "The invitation, with its link" } },
  },
  withdraw: {
    method: "delete",
    path: "/users/invitations/{id}",
    ...writes,
    summary: "Withdraw an invitation; its links end",
    answers: { 200: { schema: doneSchema, description: "Withdrawn" } },
  },
} as const satisfies Record<string, Call>;

/** What the invited person calls. */
export const readInvitation = {
  method: "post",
  path: "/auth/invitation",
  tag,
  summary: "Whom an invitation's link is for",
  isPublic: true,
  body: invitationTokenSchema,
  refusals: [429],
  answers: { 200: { schema: itemEnvelope(invitationSchema), description: "The invitation" } },
} as const satisfies Call;

export const acceptInvitation = {
  method: "post",
  path: "/auth/accept-invitation",
  tag,
  summary: "Set the password of the account that one was invited to, and sign in",
  isPublic: true,
  body: acceptanceSchema,
  refusals: [429],
  answers: { 201: { schema: signedInSchema, description: "The account, signed in" } },
} as const satisfies Call;
