/** Addresses for redirecting to the login and back. */

export const PANEL_PATH = "/admin-panel";
export const LOGIN_PATH = `${PANEL_PATH}/login`;
/** Where one asks for a link to a new password. */
export const FORGOT_PATH = `${PANEL_PATH}/forgot-password`;

/** The login's address, with the screen to return to. */
export function loginPath(returnTo?: string): string {
  const target = safeReturn(returnTo);
  return target === PANEL_PATH
    ? LOGIN_PATH
    : `${LOGIN_PATH}?${new URLSearchParams({ to: target })}`;
}

/** The address after signing in: always a screen of the panel, whatever the parameter says. */
export function safeReturn(returnTo: string | null | undefined): string {
  if (!returnTo?.startsWith(`${PANEL_PATH}/`)) return PANEL_PATH;
  const { pathname, search } = new URL(returnTo, "http://panel.invalid");
  if (!pathname.startsWith(`${PANEL_PATH}/`) || pathname.startsWith(LOGIN_PATH)) return PANEL_PATH;
  return pathname + search;
}
