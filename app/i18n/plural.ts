import { getLocale } from "./locale.ts";

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The plural form that the page's language uses for a number: '1 card', '3 cards'. */
export function plural(count: number, forms: Forms): string {
  return forms[new Intl.PluralRules(getLocale()).select(count)] ?? forms.other;
}
