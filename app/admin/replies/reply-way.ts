import { Reply } from "lucide-react";

import { m } from "#app/i18n/translations.ts";

import type { OpeningWay } from "../resource/resource-view.ts";

/** The way of opening the dialog of what somebody wrote that begins a reply. */
export const REPLY_WAY: OpeningWay = {
  name: "reply",
  label: m.panel_messages_reply,
  needs: "customers.write",
  icon: Reply,
  keys: ["r"],
  shortcut: "R",
};
