import type { ReactNode } from "react";

interface ListToolsProps {
  search: ReactNode;
  /** A filter behind a button. */
  filter?: ReactNode;
  /** The list's main filter, spread out. */
  tabs?: ReactNode;
}

/** Search and filters above a list: one line where there is room, two on phones. */
export function ListTools({ search, filter, tabs }: ListToolsProps) {
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-2.5 border-b border-line py-3.5 max-md:pb-0 md:gap-y-2 md:px-7">
      <div className="contents max-md:block max-md:w-full max-md:px-4">{search}</div>
      <div className="max-md:flex max-md:w-full max-md:items-center max-md:pe-4 md:contents">
        <div className="max-md:order-2 max-md:ps-1.5">{filter}</div>
        <div className="max-md:min-w-0 max-md:flex-1 max-md:[scrollbar-width:none] max-md:overflow-x-auto max-md:py-3 max-md:ps-4 md:ms-auto">
          {tabs}
        </div>
      </div>
    </div>
  );
}
