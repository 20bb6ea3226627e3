import { PANEL_PATH } from "../../session/login-path.ts";

const ROSTERS_PATH = `${PANEL_PATH}/companies/rosters`;
/** In place of the id of a list, for one that is still to be read. */
export const NEW_ROSTER = "new";

export const rosterPath = (id: string) => `${ROSTERS_PATH}/${id}`;
export const newRosterPath = (company: string) =>
  `${ROSTERS_PATH}/${NEW_ROSTER}?company=${company}`;
export const companyPath = (id: string) => `${PANEL_PATH}/companies?view=${id}`;
