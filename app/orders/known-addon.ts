import type { InputType } from "#shared/addons/input-types.ts";
import { KNOWN_ADDON_IDS, type KnownAddon } from "#shared/addons/known-addons.ts";

const CHOICE = ["radio", "select"] as const;

/**
 * The inputs with which each can be what it is. The titles, in either language, are for addons of the
 * owner's own that do the same, and for shops that are older than the ids.
 */
const KNOWN: Record<KnownAddon, [inputs: readonly InputType[], title: RegExp]> = {
  backText: [["text"], /\bback\b|ظهر/i],
  backPicture: [["image"], /\bback\b|ظهر/i],
  employeeNumber: [["number", "text"], /\bemployee (number|no|id)\b|الرقم الوظيفي/i],
  finish: [CHOICE, /\bfinish\b|الملمس/i],
  holder: [CHOICE, /\bholder\b|حافظة/i],
  wrapping: [CHOICE, /\b(gift )?wrapp?ing\b|تغليف/i],
};

interface SomeAddon {
  _id: string;
  title: string;
  inputType: InputType;
}

/** Which of the known addons this is: by its id, whatever its title, or else by its title; null for any other. */
export function knownAddon({ _id, title, inputType }: SomeAddon): KnownAddon | null {
  const kinds = (Object.keys(KNOWN) as KnownAddon[]).filter((kind) =>
    KNOWN[kind][0].includes(inputType),
  );
  return (
    kinds.find((kind) => KNOWN_ADDON_IDS[kind] === _id) ??
    kinds.find((kind) => KNOWN[kind][1].test(title)) ??
    null
  );
}

/** Whether an addon is printed on the back of the card. */
export function isOnBack(kind: KnownAddon | null): boolean {
  return kind === "backText" || kind === "backPicture" || kind === "employeeNumber";
}
