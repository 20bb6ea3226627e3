interface UploadProgressProps {
  /** In whole percent. */
  percent: number;
  /** What is reported above the bar, and of it. */
  text: string;
}

/** How much of an upload is sent, in words and as a bar. Takes the room that is left in its line. */
export function UploadProgress({ percent, text }: UploadProgressProps) {
  return (
    <div className="min-w-0 flex-1">
      <span className="block text-note tabular-nums">{text}</span>
      <div
        role="progressbar"
        aria-label={text}
        aria-valuenow={percent}
        className="mt-1.5 h-1.5 overflow-hidden rounded-pill bg-ink/10"
      >
        <div className="h-full rounded-pill bg-ink" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
