import { isSame } from "../resource/changed-meanwhile.ts";
import type { SettingsValues } from "./settings-values.ts";

/** What was edited in a section, and nothing else: other people may be editing the rest. */
export function changesOf(values: SettingsValues, before: SettingsValues): SettingsValues {
  const { bank, files, ...others } = values;
  const changed = edited(others, before);
  const changedBank = edited(bank ?? {}, before.bank ?? {});
  return {
    ...changed,
    ...(Object.keys(changedBank).length > 0 && { bank: changedBank }),
    ...(files && { files }),
  };
}

/** Whether somebody else has changed, to something else, what was edited here. */
export function isContested(
  changes: SettingsValues,
  before: SettingsValues,
  now: SettingsValues,
): boolean {
  const { bank = {}, files = {}, ...others } = changes;
  const pictures = Object.fromEntries(Object.entries(files).filter(([, file]) => file));
  return (
    isAnyContested({ ...others, ...pictures }, before, now) ||
    isAnyContested(bank, before.bank ?? {}, now.bank ?? {})
  );
}

function isAnyContested(changes: object, before: object, now: object): boolean {
  const theirs = edited(now, before);
  const different = edited(changes, now);
  return Object.keys(different).some((name) => name in theirs);
}

/** The fields of `values` that differ from `before`. */
function edited<Values extends object>(values: Values, before: object): Partial<Values> {
  const old = new Map(Object.entries(before));
  const fields = Object.entries(values).filter(([name, value]) => !isSame(value, old.get(name)));
  return Object.fromEntries(fields) as Partial<Values>;
}
