import { Fragment } from "react";
import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";

import { dinarsIn } from "./dinars.ts";
import { usePolicyFacts } from "./policy-facts.ts";
import type { PolicyText } from "./policy.ts";
import { splitAtNumbers, textParts, withoutLocation, type PolicyField } from "./text-parts.ts";

interface PolicyTextProps {
  text: PolicyText;
  /** Where amounts in dollars are stated in dinars: beside each, or after the whole text. */
  dinars?: "beside" | "after" | "none";
}

/** A text of a policy, with its links and the owner's settings inserted. */
export function PolicyText({ text, dinars = "beside" }: PolicyTextProps) {
  const { settings } = usePolicyFacts();
  const parts = textParts(settings ? text : withoutLocation(text)).map((part, index) => {
    if (part.kind === "field") return <Field key={index} field={part.field} />;
    if (part.kind === "plain") {
      return <Numbers key={index} plain={part.plain} withDinars={dinars === "beside"} />;
    }
    return (
      <PolicyLink key={index} to={part.path}>
        {part.plain}
      </PolicyLink>
    );
  });
  return (
    <>
      {parts}
      {dinars === "after" && <Dinars text={text} />}
    </>
  );
}

/** A link whose address is shown when printed. */
export function PolicyLink({ to, children }: { to: string; children: string }) {
  const { printedUrl } = usePolicyFacts();
  return (
    <Link
      reloadDocument
      to={to}
      data-printed={printedUrl(to)}
      className="rule-link hover:text-copper"
    >
      {children}
    </Link>
  );
}

function Field({ field }: { field: PolicyField }) {
  const { settings } = usePolicyFacts();
  if (!settings) return UNNAMED[field]();
  const { email, phone } = settings;
  switch (field) {
    case "email":
      return (
        <a href={`mailto:${email}`} className="rule-link wrap-anywhere hover:text-copper">
          <bdi dir="ltr">{email}</bdi>
        </a>
      );
    case "phone":
      return (
        <a
          href={`tel:${phone.replaceAll(" ", "")}`}
          className="rule-link whitespace-nowrap tabular-nums hover:text-copper"
        >
          <bdi dir="ltr">{phone}</bdi>
        </a>
      );
    case "shop":
      return <bdi>{settings.shopName}</bdi>;
    case "hours":
      return <Numbers plain={settings.businessHours} />;
    default:
      return settings[field];
  }
}

/** The wording for settings that could not be loaded. */
const UNNAMED: Record<PolicyField, () => string> = {
  email: m.storefront_unnamed_email,
  phone: m.storefront_unnamed_phone,
  shop: m.storefront_unnamed_shop,
  city: m.storefront_unnamed_city,
  country: m.storefront_unnamed_country,
  hours: m.storefront_unnamed_hours,
};

interface NumbersProps {
  plain: string;
  /** With dollars also in dinars. */
  withDinars?: boolean;
}

/**
 * Keeps each number on one line and left-to-right: in Arabic text 5-7 would otherwise be shown as
 * 7-5.
 */
export function Numbers({ plain, withDinars = false }: NumbersProps) {
  return splitAtNumbers(plain).map((piece, index) =>
    index % 2 === 1 ? (
      <Fragment key={index}>
        <bdi dir="ltr" className="whitespace-nowrap">
          {piece}
        </bdi>
        {withDinars && <Dinars text={piece} />}
      </Fragment>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
}

/** The dollars of a text in dinars, after it. */
export function Dinars({ text }: { text: string }) {
  return dinarsIn(text).map((dinars, index) => (
    <Fragment key={index}>
      {" "}
      <span className="whitespace-nowrap text-ink-2">({dinars})</span>
    </Fragment>
  ));
}
