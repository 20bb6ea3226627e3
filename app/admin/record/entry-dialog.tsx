import { m } from "#app/i18n/translations.ts";
import type { RecordEntry } from "#shared/record/record.ts";

import { Detail, DetailLines, Details } from "../resource/details.tsx";
import { longMoment } from "../resource/display-date.ts";
import { useLast } from "../resource/use-last.ts";
import { ViewDialog } from "../resource/view-dialog.tsx";
import { changeLines } from "./change-lines.ts";
import { deviceLabel, kindLabel, roleNote, whoLabel } from "./record-labels.ts";
import { RecordLink } from "./record-link.tsx";
import { subjectLabel } from "./subject-label.ts";

interface EntryDialogProps {
  entry: RecordEntry | undefined;
  onClose: () => void;
}

/** Something that was done, with what was before and after. */
export function EntryDialog({ entry, onClose }: EntryDialogProps) {
  const shown = useLast(entry);
  if (!shown) return null;
  const { who, record, subject, address } = shown;
  const device = deviceLabel(shown);
  const about = subjectLabel(shown);
  const lines = changeLines(shown);
  const notes = [roleNote(who), who.email === whoLabel(who) ? "" : who.email].filter(Boolean);
  return (
    <ViewDialog isOpen={entry !== undefined} onClose={onClose} title={kindLabel(shown)}>
      <Details>
        <DetailLines label={m.panel_record_who()}>
          <Line>{whoLabel(who)}</Line>
          {notes.map((note) => (
            <Line key={note} isNote>
              {note}
            </Line>
          ))}
        </DetailLines>
        <Detail label={m.panel_record_when()}>{longMoment(shown.at)}</Detail>
        {record && (
          <DetailLines label={m.panel_record_which()}>
            <RecordLink entry={shown} />
            {record.isGone && <Line isNote>{m.panel_record_gone()}</Line>}
          </DetailLines>
        )}
        {lines.length > 0 && (
          <DetailLines label={m.panel_record_changes()}>
            {lines.map((line, index) => (
              <Line key={index}>{line}</Line>
            ))}
          </DetailLines>
        )}
        {about && (
          <DetailLines label={m.panel_record_about()}>
            <Line>{about}</Line>
            {subject.includes("/") && about !== subject && <Line isNote>{subject}</Line>}
          </DetailLines>
        )}
        {address && <Detail label={m.panel_record_address()}>{address}</Detail>}
        {device && <Detail label={m.panel_record_device()}>{device}</Detail>}
      </Details>
    </ViewDialog>
  );
}

/** In its own direction, and on the page's side. */
function Line({ children, isNote }: { children: string; isNote?: boolean }) {
  return (
    <span className={isNote ? "block text-note text-ink-2" : "block whitespace-pre-line"}>
      <bdi>{children}</bdi>
    </span>
  );
}
