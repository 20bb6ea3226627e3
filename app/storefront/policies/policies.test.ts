import assert from "node:assert/strict";
import { test } from "node:test";

import * as cancellationAr from "./cancellation/ar.ts";
import * as cancellationEn from "./cancellation/en.ts";
import * as deliveryAr from "./delivery/ar.ts";
import * as deliveryEn from "./delivery/en.ts";
import type { Policy, PolicyBlock, PolicySection } from "./policy.ts";
import * as privacyAr from "./privacy/ar.ts";
import * as privacyEn from "./privacy/en.ts";
import * as refundAr from "./refund/ar.ts";
import * as refundEn from "./refund/en.ts";
import * as termsAr from "./terms/ar.ts";
import * as termsEn from "./terms/en.ts";
import { splitAtNumbers, textParts } from "./text-parts.ts";

const POLICIES: Record<string, { english: Policy; arabic: Policy }> = {
  privacy: { ...privacyEn, ...privacyAr },
  delivery: { ...deliveryEn, ...deliveryAr },
  cancellation: { ...cancellationEn, ...cancellationAr },
  refund: { ...refundEn, ...refundAr },
  terms: { ...termsEn, ...termsAr },
};

function textsOf(block: PolicyBlock): readonly string[] {
  if (typeof block === "string") return [block];
  if ("note" in block) return [block.note];
  if ("list" in block) return block.list;
  if ("steps" in block) return block.steps.flatMap(({ title, text }) => [title, text]);
  return [block.table.caption, ...block.table.head, ...block.table.rows.flat()];
}

/**
 * The facts that a section must contain in both languages: numbers, links, and the owner's
 * settings.
 */
function factsOf({ id, blocks }: PolicySection) {
  const texts = blocks.flatMap(textsOf);
  const parts = texts.flatMap(textParts);
  return {
    id,
    numbers: texts.flatMap(numbersIn).toSorted(),
    links: parts.flatMap((part) => (part.kind === "link" ? [part.path] : [])).toSorted(),
    fields: parts.flatMap((part) => (part.kind === "field" ? [part.field] : [])).toSorted(),
  };
}

function numbersIn(text: string): string[] {
  // In Arabic, one, two and 'plus' are words, and the currency is part of the text.
  const counted = text
    .replace("ساعتين", "2 ساعة")
    .replace("من يوم إلى يومين", "1-2 يوم")
    .replace("يوم واحد", "1 يوم")
    .replace("10 بطاقات أو أكثر", "10+ بطاقات")
    .replaceAll("د.أ", "JOD");
  return splitAtNumbers(counted).filter((_, index) => index % 2 === 1);
}

for (const [name, { english, arabic }] of Object.entries(POLICIES)) {
  test(`the ${name} policy says the same in both languages`, () => {
    assert.deepEqual(arabic.sections.map(factsOf), english.sections.map(factsOf));
    assert.deepEqual(arabic.related, english.related);
  });

  test(`every text of the ${name} policy is in its own language`, () => {
    const all = (policy: Policy) => [
      policy.title,
      policy.summary,
      ...policy.sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOf)]),
    ];
    const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);
    assert.deepEqual(all(english).filter(isArabic), []);
    const withoutLetters = /^[$\d]+$/;
    assert.deepEqual(
      all(arabic).filter((text) => !isArabic(text) && !withoutLetters.test(text)),
      [],
    );
  });
}
