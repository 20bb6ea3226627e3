import { queryOptions, useQuery } from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { getBackupState } from "#shared/backups/backup-calls.ts";
import { LATE_AFTER_HOURS, type BackupState } from "#shared/backups/backup.ts";
import { formatNumber } from "#shared/format-number.ts";

import { Detail, Details } from "../resource/details.tsx";
import { longMoment } from "../resource/display-date.ts";
import { LoadError } from "../resource/load-error.tsx";
import { SectionFrame } from "../resource/section-frame.tsx";

const backupQuery = queryOptions({
  queryKey: ["backup"],
  queryFn: async () => (await api(getBackupState)).data.data,
});

const HOUR_MS = 60 * 60_000;
/** What has the same name in every language. */
const NAMES = { variable: "BACKUP_DIR", command: "npm run backup" };

/** Which backup there is, and what to do when there is none. */
export function BackupSection() {
  const query = useQuery(backupQuery);
  return (
    <SectionFrame
      id="backup"
      title={m.panel_settings_backup()}
      text={m.panel_settings_backup_where()}
    >
      <div className="min-w-0 rounded-panel bg-white/60 shadow-line">
        {query.data ? (
          <Backup state={query.data} readAt={query.dataUpdatedAt} />
        ) : query.isError ? (
          <LoadError
            text={m.panel_settings_backup_load_failed()}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        ) : (
          <Skeleton className="h-40 w-full" />
        )}
      </div>
    </SectionFrame>
  );
}

interface BackupProps {
  state: BackupState;
  /** When the shop was asked, in milliseconds since 1970. */
  readAt: number;
}

function Backup({ state: { last, nextAt, failure }, readAt }: BackupProps) {
  const isDue = nextAt !== null && Date.parse(nextAt) <= readAt;
  const isLate = last
    ? readAt - Date.parse(last.madeAt) > LATE_AFTER_HOURS * HOUR_MS
    : isDue && readAt - Date.parse(nextAt) > HOUR_MS;
  return (
    <div className="grid gap-2 p-4 md:p-6">
      {last === null && <p className="font-label">{m.panel_settings_backup_none()}</p>}
      {failure ? (
        <p className="text-bad">
          {m.panel_settings_backup_failed()}
          <bdi className="mt-1 block wrap-anywhere">{failure}</bdi>
        </p>
      ) : (
        isLate && nextAt && <p className="text-bad">{m.panel_settings_backup_late(NAMES)}</p>
      )}
      {nextAt === null && <p className="text-ink-2">{m.panel_settings_backup_off(NAMES)}</p>}
      {(last || nextAt) && (
        <Details>
          {last && (
            <>
              <Detail label={m.panel_settings_backup_last()}>{longMoment(last.madeAt)}</Detail>
              <Detail label={m.panel_settings_backup_size()}>
                {m.panel_settings_backup_megabytes({ megabytes: inMegabytes(last.byteSize) })}
              </Detail>
              <Detail label={m.panel_settings_backup_file()}>
                <span dir="ltr">{last.file}</span>
              </Detail>
              <Detail label={m.panel_settings_backup_machine()}>
                <span dir="ltr">{last.machine}</span>
              </Detail>
              {last.missingFiles > 0 && (
                <Detail label={m.panel_settings_backup_missing()}>
                  {m.panel_settings_backup_missing_why({ count: last.missingFiles })}
                </Detail>
              )}
            </>
          )}
          {nextAt && !failure && (
            <Detail label={m.panel_settings_backup_next()}>
              {isDue ? m.panel_settings_backup_soon() : longMoment(nextAt)}
            </Detail>
          )}
        </Details>
      )}
    </div>
  );
}

/** '0.4', '12.3' or '1,204'. */
function inMegabytes(bytes: number): string {
  const megabytes = bytes / 1e6;
  return formatNumber(megabytes < 100 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes));
}
