/**
 * Pages by which people get to an account. The secret is behind the `#`: browsers send that part to no server,
 * so it is in no log and in no `Referer`.
 */

export const ACCOUNT_PATH = "/admin-panel/account";
export const INVITATION_PATH = "/admin-panel/invitation";
export const NEW_PASSWORD_PATH = "/admin-panel/new-password";

export const invitationPath = (token: string) => `${INVITATION_PATH}#${token}`;
export const newPasswordPath = (token: string) => `${NEW_PASSWORD_PATH}#${token}`;
