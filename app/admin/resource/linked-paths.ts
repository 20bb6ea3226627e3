import { PANEL_PATH } from "../session/login-path.ts";

/** Addresses that open something on a list's screen. */

export const VIEW = "view";
export const ADD = "add";

/** With a record opened. */
export const recordPath = (screen: string, id: string) =>
  `${PANEL_PATH}/${screen}?${new URLSearchParams({ [VIEW]: id })}`;

/** With the form for a new record. */
export const addPath = (screen: string) => `${PANEL_PATH}/${screen}?${ADD}`;
