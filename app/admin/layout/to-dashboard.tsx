import { Navigate } from "react-router";

import { PANEL_PATH } from "../session/login-path.ts";

/** The panel's root has no screen of its own. */
export default function ToDashboard() {
  return <Navigate to={`${PANEL_PATH}/dashboard`} replace />;
}
