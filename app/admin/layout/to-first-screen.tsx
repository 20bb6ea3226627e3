import { Navigate } from "react-router";

import { firstScreen } from "../screens.ts";
import { PANEL_PATH } from "../session/login-path.ts";
import { useMay } from "../session/use-may.ts";

/** The panel's root has no screen of its own. */
export default function ToFirstScreen() {
  return <Navigate to={`${PANEL_PATH}/${firstScreen(useMay())}`} replace />;
}
