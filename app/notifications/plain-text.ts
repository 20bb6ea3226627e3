import { isolated } from "#app/ui/isolated.ts";

import type { NotificationContent, PriceLine, Section } from "./notification-content.ts";

/** A notification as plain text, for mail programs and readers without HTML. */
export function notificationText(content: NotificationContent): string {
  const { title, greeting, intro, reference, sections, action, secondAction } = content;
  const { note, otherAction, questions, shop } = content;
  return [
    title,
    ...(greeting ? [greeting] : []),
    intro,
    ...(reference ? [`${reference.name}: ${reference.value}`] : []),
    ...sections.map(sectionText),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...(secondAction ? [`${secondAction.text}\n${secondAction.label}: ${secondAction.url}`] : []),
    note,
    ...(otherAction ? [`${otherAction.label}: ${otherAction.url}`] : []),
    ...(questions
      ? [
          [questions, shop.shopName, shop.email, shop.phone, shop.businessHours]
            .filter((line) => line !== "")
            .join("\n"),
        ]
      : []),
  ].join("\n\n");
}

const ARABIC = /\p{Script=Arabic}/u;

function sectionText(section: Section): string {
  return [section.title.toUpperCase(), ...linesOf(section)].join("\n");
}

function linesOf(section: Section): string[] {
  switch (section.kind) {
    case "facts":
      return section.facts.map(
        ({ name, value, isLtr }) =>
          `${name}: ${isLtr && ARABIC.test(name) ? isolated(value) : value}`,
      );
    case "prices":
      return [...section.lines, section.total].map(priceText);
    case "text":
      return [section.text];
    case "steps":
      return section.steps.map((step, index) => `${index + 1}. ${step}`);
  }
}

function priceText({ name, detail, price }: PriceLine): string {
  return `${detail === "" ? name : `${name} (${detail})`}: ${price}`;
}
