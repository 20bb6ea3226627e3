import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import type { OutboxSummary } from "#shared/outbox/outbox.ts";

import { PANEL_PATH } from "../session/login-path.ts";
import { useMay } from "../session/use-may.ts";

/** By whom e-mails are sent, or plainly that nobody does. */
export function MailServerNote({ summary: { mailServer, sender } }: { summary: OutboxSummary }) {
  const may = useMay();
  if (mailServer === "") {
    return (
      <div className="flex shrink-0 gap-3 border-b border-line bg-warn-wash px-4 py-3 text-warn md:px-7">
        <TriangleAlert size={18} strokeWidth={1.6} aria-hidden="true" className="mt-px shrink-0" />
        <p>
          <span className="font-label">{m.panel_outbox_no_server()}</span>{" "}
          {m.panel_outbox_no_server_text()}{" "}
          {may("security.write") && (
            <Link
              to={`${PANEL_PATH}/settings#mail`}
              className="underline underline-offset-2 focus-ring max-md:-my-3 max-md:inline-block max-md:py-3"
            >
              {m.panel_outbox_set_server()}
            </Link>
          )}
        </p>
      </div>
    );
  }
  return (
    <p className="shrink-0 border-b border-line px-4 py-2.5 text-note text-ink-2 md:px-7">
      {m.panel_outbox_server()} <bdi dir="ltr">{mailServer}</bdi> · {m.panel_outbox_sender()}{" "}
      <bdi dir="ltr">{sender}</bdi>
    </p>
  );
}
