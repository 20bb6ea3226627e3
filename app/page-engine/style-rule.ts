/**
 * A rule of a style sheet, as the build has read it. A rule with a condition of its own (`@media`,
 * `@layer`) holds others.
 */
export type StyleRule = PlainRule | NamedRule | TypefaceRule | RuleGroup;

export interface PlainRule {
  css: string;
  /**
   * For each of its selectors what a page must contain so that it can match: element names, `.class`
   * and `#id`. Without it the rule belongs to every page.
   */
  needs?: readonly (readonly string[])[];
}

/** `@property` and `@keyframes`: needed by the rules that contain the name. */
export interface NamedRule {
  css: string;
  name: string;
}

/** `@font-face` of a typeface that has to be loaded. */
export interface TypefaceRule {
  typeface: string;
}

export interface RuleGroup {
  /** The condition, with its at sign. */
  group: string;
  rules: readonly StyleRule[];
}
