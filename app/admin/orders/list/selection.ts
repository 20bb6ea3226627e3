import { createContext, useContext } from "react";

/** Which rows of a list are chosen, on whatever page; or all that match, those not shown too. */
export interface Selection {
  ids: ReadonlySet<string>;
  isAllMatching: boolean;
  /** Chooses a row or leaves it; with `isRange` all between it and the row that was touched last. */
  toggle: (id: string, isRange?: boolean) => void;
  /** All rows of this page, or none of them. */
  togglePage: () => void;
  /** Whether all rows of this page are chosen, some, or none. */
  ofPage: "all" | "some" | "none";
  chooseAllMatching: () => void;
  clear: () => void;
}

export const SelectionContext = createContext<Selection | null>(null);

/** @throws outside of a list whose rows can be chosen */
export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error("Rows can't be chosen here.");
  return selection;
}
