import { redirect } from "react-router";

import { PANEL_PATH } from "../session/login-path.ts";

/** The panel's root has no screen of its own. */
export function clientLoader() {
  throw redirect(`${PANEL_PATH}/dashboard`);
}
clientLoader.hydrate = true as const;

export default function ToDashboard() {
  return null;
}
