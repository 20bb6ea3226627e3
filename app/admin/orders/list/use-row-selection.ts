import { useCallback, useMemo, useRef, useState } from "react";

import type { Selection } from "./selection.ts";

interface Chosen {
  ids: ReadonlySet<string>;
  isAllMatching: boolean;
}

const NONE: Chosen = { ids: new Set(), isAllMatching: false };

/**
 * Keeps which rows are chosen while one turns the pages.
 * @param pageIds the rows in sight, in their order
 * @param list what the list is narrowed to: another list begins with nothing chosen
 */
export function useRowSelection(pageIds: readonly string[], list: string): Selection {
  const [chosen, setChosen] = useState(NONE);
  const [known, setKnown] = useState(list);
  if (known !== list) {
    setKnown(list);
    setChosen(NONE);
  }
  const anchor = useRef<string>(undefined);

  const toggle = useCallback(
    (id: string, isRange = false) => {
      const from = anchor.current === undefined ? -1 : pageIds.indexOf(anchor.current);
      const to = pageIds.indexOf(id);
      anchor.current = id;
      setChosen(({ ids, isAllMatching }) => {
        const next = new Set(isAllMatching ? pageIds : ids);
        const isOn = !next.has(id);
        const touched =
          isRange && from >= 0 && to >= 0
            ? pageIds.slice(Math.min(from, to), Math.max(from, to) + 1)
            : [id];
        for (const each of touched) {
          if (isOn) next.add(each);
          else next.delete(each);
        }
        return { ids: next, isAllMatching: false };
      });
    },
    [pageIds],
  );

  return useMemo(() => {
    const { ids, isAllMatching } = chosen;
    const count = pageIds.filter((id) => isAllMatching || ids.has(id)).length;
    const ofPage = count === 0 ? "none" : count === pageIds.length ? "all" : "some";
    return {
      ids,
      isAllMatching,
      toggle,
      ofPage,
      togglePage: () =>
        setChosen(() => {
          const next = new Set(isAllMatching ? [] : ids);
          for (const id of pageIds) {
            if (ofPage === "all") next.delete(id);
            else next.add(id);
          }
          return { ids: next, isAllMatching: false };
        }),
      chooseAllMatching: () => setChosen({ ids: new Set(), isAllMatching: true }),
      clear: () => setChosen(NONE),
    };
  }, [chosen, pageIds, toggle]);
}
