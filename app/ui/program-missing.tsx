import { m } from "#app/i18n/messages.ts";

/** Hidden until `program-watch.ts` shows it; plain HTML, since nothing else is there then. */
export function ProgramMissing() {
  return (
    <div
      hidden
      role="alert"
      data-program-missing
      className="fixed inset-x-0 bottom-0 z-50 not-[[hidden]]:flex flex-wrap items-center justify-center gap-x-6 gap-y-1 px-5 py-3.5 on-night"
    >
      <p>{m.ui_program_missing()}</p>
      <a href="" className="inline-flex min-h-11 items-center rounded-badge font-label">
        <span className="rule-link pb-0.5">{m.ui_reload()}</span>
      </a>
    </div>
  );
}
