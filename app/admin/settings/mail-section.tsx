import { useQuery, useQueryClient } from "@tanstack/react-query";

import { m } from "#app/i18n/translations.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { type MailServer, mailServerChangeSchema } from "#shared/mail-server/mail-server.ts";

import { Detail, Details } from "../resource/details.tsx";
import { LoadError } from "../resource/load-error.tsx";
import { SectionFrame, SectionForm } from "../resource/section-frame.tsx";
import { useEditedForm } from "../resource/use-edited-form.ts";
import { useMay } from "../session/use-may.ts";
import { MailFields } from "./mail-fields.tsx";
import { SECURITY_LABELS } from "./mail-labels.ts";
import { mailServerQuery, useSaveMailServer } from "./mail-server-queries.ts";
import { mailValues, type MailValues } from "./mail-values.ts";

/** Through which mail server the shop sends. */
export function MailSection() {
  const query = useQuery(mailServerQuery);
  const { data } = query;
  return (
    <SectionFrame id="mail" title={m.panel_settings_mail()} text={m.panel_settings_mail_where()}>
      {data === undefined ? (
        <div className="min-w-0 rounded-panel shadow-line">
          {query.isError ? (
            <LoadError
              text={m.panel_settings_mail_load_failed()}
              onRetry={() => void query.refetch()}
              isRetrying={query.isFetching}
            />
          ) : (
            <Skeleton className="h-64 w-full" />
          )}
        </div>
      ) : data.source === "environment" ? (
        <MailFacts server={data} />
      ) : (
        <MailForm server={data} />
      )}
    </SectionFrame>
  );
}

/** The mail server that was given where the shop was started: read only. */
function MailFacts({ server }: { server: MailServer }) {
  return (
    <div className="min-w-0 rounded-panel bg-white/60 p-4 shadow-line md:p-6">
      <p className="mb-2 text-ink-2">{m.panel_settings_mail_given()}</p>
      <Details>
        <Detail label={m.panel_settings_mail_host()}>
          <span dir="ltr">{`${server.host}:${server.port}`}</span>
        </Detail>
        <Detail label={m.panel_settings_mail_security()}>
          {SECURITY_LABELS[server.security]()}
        </Detail>
        <Detail label={m.panel_settings_mail_user()}>{server.user}</Detail>
        <Detail label={m.panel_settings_mail_password()}>
          {server.hasPassword && m.panel_settings_mail_password_stored()}
        </Detail>
        <Detail label={m.panel_settings_mail_sender()}>
          {server.sender || m.panel_settings_mail_sender_own()}
        </Detail>
      </Details>
    </div>
  );
}

/**
 * The mail server as staff set it. The password is only ever written. Its fields belong together, so
 * that also somebody else's change of other fields is reported.
 */
function MailForm({ server }: { server: MailServer }) {
  const save = useSaveMailServer();
  const cache = useQueryClient();
  const may = useMay();
  const edited = useEditedForm<MailServer, MailValues>({
    schema: mailServerChangeSchema,
    item: server,
    valuesOf: mailValues,
    save: save.mutate,
    load: () => cache.fetchQuery({ ...mailServerQuery, staleTime: 0 }),
    draftName: "mail server",
    secrets: ["password"],
  });

  return (
    <SectionForm edited={edited} isSaving={save.isPending} isReadOnly={!may("security.write")}>
      <MailFields form={edited.form} server={edited.base} />
    </SectionForm>
  );
}
