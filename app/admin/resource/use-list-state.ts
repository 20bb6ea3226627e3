import { useMemo } from "react";
import { useSearchParams } from "react-router";

import {
  changeListState,
  readListState,
  sortParam,
  writeListState,
  type ListRules,
  type ListState,
} from "./list-state.ts";

/**
 * The list's state in the address. Turning pages adds to the browser's history, typing does not.
 */
export function useListState<Sort extends string, Filters extends Record<string, string>>(
  rules: ListRules<Sort, Filters>,
) {
  const [address, setAddress] = useSearchParams();
  const state = useMemo(() => readListState(address, rules), [address, rules]);
  function write(change: Partial<ListState<Sort, Filters>>, replace: boolean) {
    setAddress(
      (now) => writeListState(now, changeListState(readListState(now, rules), change), rules),
      { replace, preventScrollReset: true },
    );
  }
  return {
    state,
    /** Changes the list and adds to the browser's history. */
    change: (change: Partial<ListState<Sort, Filters>>) => write(change, false),
    /** Changes the list without adding to the history. */
    correct: (change: Partial<ListState<Sort, Filters>>) => write(change, true),
    sortBy: (word: string) => write({ sort: sortParam(rules, word) ?? rules.defaultSort }, false),
    /** The address of a changed list, for links. */
    addressOf(change: Partial<ListState<Sort, Filters>>): string {
      return `?${writeListState(address, changeListState(state, change), rules)}`;
    },
  };
}

/** The part of the handle that a list's search, rows and pages need, for any sorts and filters. */
export interface AnyList {
  state: AnyState;
  change(change: Partial<AnyState>): void;
  correct(change: Partial<AnyState>): void;
  sortBy(word: string): void;
}
type AnyState = ListState<string, Record<string, string>>;

export type ListHandle<Sort extends string, Filters extends Record<string, string>> = ReturnType<
  typeof useListState<Sort, Filters>
>;
