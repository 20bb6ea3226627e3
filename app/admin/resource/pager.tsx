import { ChevronLeft, ChevronRight } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { formatNumber } from "#shared/format-number.ts";
import type { Pagination } from "#shared/http/envelope.ts";
import { PAGE_SIZES } from "#shared/http/page-query.ts";

import { pageWindow, rowRange } from "./page-window.ts";
import { CHEVRON } from "./step-buttons.tsx";
import type { AnyList } from "./use-list-state.ts";

interface PagerProps {
  /** Of the shown page; undefined until one has loaded. */
  pagination: Pagination | undefined;
  list: AnyList;
}

const SIZE_OPTIONS = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }));

/**
 * The range of shown rows, the page size, and buttons for other pages; nothing for an empty list.
 */
export function Pager({ pagination, list: { state, change } }: PagerProps) {
  if (pagination?.totalItems === 0) return null;
  const { page, size } = state;
  const onPage = (number: number) => change({ page: number });
  const total = pagination?.totalItems ?? 0;
  const pages = Math.max(pagination?.totalPages ?? page, 1);
  const [first, last] = rowRange(page, size, total);
  const shown = {
    first: formatNumber(first),
    last: formatNumber(last),
    total: formatNumber(total),
  };
  return (
    <footer
      data-foot
      className="flex shrink-0 items-center gap-1 px-4 py-4 text-ink-2 tabular-nums md:px-7 md:py-3.5"
    >
      <p className="max-md:sr-only" role="status">
        {pagination && m.panel_rows_shown(shown)}
      </p>
      <div className="ms-auto me-5 flex items-center gap-4.5 max-md:hidden">
        <span aria-hidden="true">{m.panel_rows()}</span>
        <span className="w-20">
          <SelectField
            label={m.panel_rows_per_page()}
            hideLabel
            options={SIZE_OPTIONS}
            value={String(size)}
            onValueChange={(value) => change({ size: Number(value) })}
          />
        </span>
      </div>
      <nav
        aria-label={m.panel_pages()}
        className="flex items-center gap-1 max-md:flex-1 max-md:justify-between"
      >
        <IconButton
          label={m.panel_page_previous()}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <ChevronLeft {...CHEVRON} />
        </IconButton>
        {pageWindow(page, pages).map((number) => (
          <PageButton key={number} number={number} isCurrent={number === page} onPage={onPage} />
        ))}
        <IconButton
          label={m.panel_page_next()}
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        >
          <ChevronRight {...CHEVRON} />
        </IconButton>
      </nav>
    </footer>
  );
}

interface PageButtonProps {
  number: number;
  isCurrent: boolean;
  onPage: (page: number) => void;
}

function PageButton({ number, isCurrent, onPage }: PageButtonProps) {
  return (
    <button
      type="button"
      aria-label={m.panel_page({ number: formatNumber(number) })}
      aria-current={isCurrent ? "page" : undefined}
      onClick={() => onPage(number)}
      className={classNames(
        "grid h-11 min-w-11 place-items-center rounded-panel px-1.5 transition-colors focus-ring md:h-9 md:min-w-9",
        isCurrent ? "bg-ink text-paper" : "hover:bg-ink/6 hover:text-ink",
      )}
    >
      {formatNumber(number)}
    </button>
  );
}
