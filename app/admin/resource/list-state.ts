import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from "#shared/http/page-query.ts";

/**
 * The state of a table, stored in the address: page, page size, search, order and filters. Default
 * values are omitted from the address.
 */

/** The sort orders and filters that a list has. */
export interface ListRules<Sort extends string, Filters extends Record<string, string>> {
  sorts: readonly Sort[];
  defaultSort: SortParam<Sort>;
  filters: { readonly [Name in keyof Filters]: FilterRule<Filters[Name]> };
}

/** The words that a filter takes, or a rule for what it takes, e.g. a day. */
type FilterRule<Value extends string> = readonly Value[] | ((text: string) => text is Value);

/** A field, or `-field` for descending order, as the API expects it. */
export type SortParam<Sort extends string> = Sort | `-${Sort}`;

export interface ListState<Sort extends string, Filters extends Record<string, string>> {
  page: number;
  size: number;
  search: string;
  sort: SortParam<Sort>;
  filters: Partial<Filters>;
}

/** Parses an address; invalid values are ignored. */
export function readListState<Sort extends string, Filters extends Record<string, string>>(
  address: URLSearchParams,
  rules: ListRules<Sort, Filters>,
): ListState<Sort, Filters> {
  const filters: Partial<Filters> = {};
  for (const name of filterNames(rules)) {
    const value = filterValue(rules.filters[name], address.get(name));
    if (value !== undefined) filters[name] = value;
  }
  const size = PAGE_SIZES.find((known) => String(known) === address.get("size"));
  return {
    page: /^[1-9]\d{0,8}$/.test(address.get("page") ?? "") ? Number(address.get("page")) : 1,
    size: size ?? DEFAULT_PAGE_SIZE,
    search: address.get("search")?.trim() ?? "",
    sort: sortParam(rules, address.get("sort")) ?? rules.defaultSort,
    filters,
  };
}

function filterValue<Value extends string>(
  rule: FilterRule<Value>,
  text: string | null,
): Value | undefined {
  if (text === null) return undefined;
  if (typeof rule === "function") return rule(text) ? text : undefined;
  return rule.find((known) => known === text);
}

/** Writes a state to an address, which keeps its other parameters. */
export function writeListState<Sort extends string, Filters extends Record<string, string>>(
  address: URLSearchParams,
  state: ListState<Sort, Filters>,
  rules: ListRules<Sort, Filters>,
): URLSearchParams {
  const written = new URLSearchParams(address);
  function put(name: string, value: string, isDefault: boolean) {
    if (isDefault) written.delete(name);
    else written.set(name, value);
  }
  put("page", String(state.page), state.page === 1);
  put("size", String(state.size), state.size === DEFAULT_PAGE_SIZE);
  put("search", state.search, state.search === "");
  put("sort", state.sort, state.sort === rules.defaultSort);
  for (const name of filterNames(rules)) {
    put(name, state.filters[name] ?? "", state.filters[name] === undefined);
  }
  return written;
}

/** The state after a change: everything except turning the page goes back to page 1. */
export function changeListState<Sort extends string, Filters extends Record<string, string>>(
  state: ListState<Sort, Filters>,
  change: Partial<ListState<Sort, Filters>>,
): ListState<Sort, Filters> {
  return { ...state, page: 1, ...change };
}

/** The query of the API call. */
export function listParams<Sort extends string, Filters extends Record<string, string>>(
  state: ListState<Sort, Filters>,
) {
  return {
    page: String(state.page),
    limit: String(state.size),
    sort: state.sort,
    ...(state.search === "" ? {} : { search: state.search }),
    ...state.filters,
  };
}

/** The sort order, if the list has it. */
export function sortParam<Sort extends string, Filters extends Record<string, string>>(
  rules: ListRules<Sort, Filters>,
  word: string | null,
): SortParam<Sort> | undefined {
  return rules.sorts
    .flatMap((field) => [field, `-${field}` as const])
    .find((known) => known === word);
}

/** Whether a search or a filter is active. */
export function isNarrowed(state: ListState<string, Record<string, string>>): boolean {
  return state.search !== "" || Object.keys(state.filters).length > 0;
}

function filterNames<Sort extends string, Filters extends Record<string, string>>(
  rules: ListRules<Sort, Filters>,
): (keyof Filters & string)[] {
  return Object.keys(rules.filters);
}
