import { useQuery } from "@tanstack/react-query";

import { m } from "#app/i18n/translations.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";

import { LoadError } from "../resource/load-error.tsx";
import { SectionFrame } from "../resource/section-frame.tsx";
import { MailFacts } from "./mail-facts.tsx";
import { MailForm } from "./mail-form.tsx";
import { mailServerQuery } from "./mail-server-queries.ts";

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
