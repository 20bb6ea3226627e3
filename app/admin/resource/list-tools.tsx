import type { ReactNode } from "react";

interface ListToolsProps {
  search: ReactNode;
  /** A filter behind a button. */
  filter?: ReactNode;
  /** The list's main filter as tabs. */
  tabs?: ReactNode;
}

/**
 * Search and filters above a list: one line where there is room, two on phones, and on tablets if
 * there are tabs.
 */
export function ListTools({ search, filter, tabs }: ListToolsProps) {
  if (!tabs) {
    return (
      <div className="flex shrink-0 items-center gap-2.5 border-b border-line px-4 py-3.5 md:px-7">
        <div className="min-w-0 max-md:flex-1">{search}</div>
        {filter}
      </div>
    );
  }
  return (
    <div className="@container shrink-0 border-b border-line">
      <div className="flex flex-wrap items-center gap-x-2.5 pt-3.5 md:gap-y-2 md:px-7 md:pb-3.5 @[58rem]:flex-nowrap">
        <div className="contents max-md:block max-md:w-full max-md:px-4">{search}</div>
        <div className="max-md:flex max-md:w-full max-md:items-center md:contents">
          {filter && <div className="max-md:order-2 max-md:ps-1.5 max-md:pe-4">{filter}</div>}
          <div className="max-md:min-w-0 max-md:flex-1 max-md:overflow-x-auto max-md:py-3 max-md:px-4 max-md:[scrollbar-width:none] md:-mx-2.75 md:-my-1 md:max-w-full md:overflow-x-auto md:p-1 @[58rem]:ms-auto @[58rem]:me-0">
            {tabs}
          </div>
        </div>
      </div>
    </div>
  );
}
