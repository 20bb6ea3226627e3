import { Link } from "react-router";

import type { RecordEntry } from "#shared/record/record.ts";

import { CutText } from "../resource/cut-text.tsx";
import { useMay } from "../session/use-may.ts";
import { entityLabel } from "./entity-labels.ts";
import { recordName } from "./record-labels.ts";
import { pathOfRecord } from "./record-places.ts";
import { subjectLabel } from "./subject-label.ts";

const WIDTH = "max-w-[clamp(9rem,20cqw,26rem)]";

/** Which record it was, and the way to it; of what changed no record, what it was about. */
export function RecordLink({ entry }: { entry: RecordEntry }) {
  const path = pathOfRecord(entry, useMay());
  const { record } = entry;
  if (!record) return <CutText className={`${WIDTH} text-ink-2`}>{subjectLabel(entry)}</CutText>;
  const kind = entityLabel(record.entity);
  const name = recordName(record);
  const text = <CutText className={WIDTH}>{name || kind}</CutText>;
  return (
    <span className="block leading-[1.35]">
      {path ? (
        <Link
          to={path}
          className="inline-block max-w-full underline decoration-line-2 underline-offset-4 hover:decoration-current focus-ring max-md:py-2"
        >
          {text}
        </Link>
      ) : (
        text
      )}
      {name && <span className="block text-note text-ink-2">{kind}</span>}
    </span>
  );
}
