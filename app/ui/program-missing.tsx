import { m } from "#app/i18n/translations.ts";

/**
 * A message that the page's scripts could not be loaded; hidden until `app/page-engine/` detects
 * that. It is rendered by the server, and React leaves it unchanged, because it is needed when
 * React is missing.
 */
export function ProgramMissing() {
  if (!import.meta.env.SSR) return <div suppressHydrationWarning {...AS_IT_CAME} />;
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

const AS_IT_CAME = { dangerouslySetInnerHTML: { __html: "" } };
