import { fieldError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";

/** Somebody has an account with this address. */
export const emailInUse = () => fieldError("email", apiMessage("email_taken"));
