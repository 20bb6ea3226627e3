import { useHref } from "react-router";

import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { formatPrice } from "#app/ui/price.ts";
import { TextField } from "#app/ui/text-field.tsx";
import type { Product } from "#shared/catalog/product.ts";
import { inLanguage } from "#shared/i18n/in-language.ts";
import { quotePagePath } from "#shared/quotes/quote-page-path.ts";
import type { Quote } from "#shared/quotes/quote.ts";

import { PROBLEM_ID, TYPED_AT_MOST } from "../forms/form-fields.ts";
import { FormProblem } from "../forms/form-problem.tsx";
import { LTR } from "../forms/ltr.ts";
import { PageSection } from "../order-page/page-section.tsx";
import {
  blankAcceptance,
  PLACE,
  type AcceptanceField,
  type RefusedAnswer,
} from "./acceptance-fields.ts";
import type { CountryChoice } from "./places.ts";

export interface AcceptanceProps {
  quote: Quote;
  token: string;
  refused: RefusedAnswer | undefined;
  /** Where cards can be sent to. */
  places: readonly CountryChoice[];
  /** The colours of the cards. */
  designs: Product["cardDesigns"];
}

/** Who accepts, where the cards go and to whom the invoice; or no. Plain HTML, posted to the page. */
export function Acceptance({ quote, token, refused, places, designs }: AcceptanceProps) {
  const page = useHref(quotePagePath(token));
  const action = `${page}#${PROBLEM_ID}`;
  const values = refused?.values ?? blankAcceptance();
  const input = (name: AcceptanceField, label: string, more: object = {}) => (
    <TextField
      id={name}
      name={name}
      label={label}
      defaultValue={values[name]}
      error={refused?.errors[name]}
      maxLength={TYPED_AT_MOST.line}
      {...more}
    />
  );
  const optional = { aside: m.storefront_form_optional() };
  return (
    <div className="mt-11">
      <PageSection title={m.quote_page_accept_title()}>
        <form method="post" action={action}>
          {refused && (
            <FormProblem
              refused={refused}
              failure={{
                title: m.quote_page_failed(),
                text: refused.message || m.quote_page_failed_text(),
              }}
            />
          )}
          <div className="grid gap-6 md:grid-cols-2">
            {input("firstName", m.quote_page_first_name(), {
              required: true,
              autoComplete: "given-name",
            })}
            {input("lastName", m.quote_page_last_name(), {
              required: true,
              autoComplete: "family-name",
            })}
            <div className="md:col-span-2">
              {input("position", m.quote_page_position(), {
                required: true,
                autoComplete: "organization-title",
              })}
            </div>
            <NativeSelect
              id="color"
              name="color"
              label={m.quote_page_color()}
              hint={m.quote_page_color_hint()}
              error={refused?.errors.color}
              defaultValue={values.color}
            >
              {designs.map((design) => (
                <option key={design.color} value={design.color}>
                  {inLanguage(design, "colorName", getLocale()) || design.color}
                </option>
              ))}
            </NativeSelect>
            <NativeSelect
              id={PLACE}
              name={PLACE}
              label={m.quote_page_city()}
              error={refused?.errors[PLACE]}
              defaultValue={values[PLACE]}
              required
            >
              <option value="">{m.quote_page_choose()}</option>
              {places.map(({ name, cities }) => (
                <optgroup key={name} label={name}>
                  {cities.map((city) => (
                    <option key={city.value} value={city.value}>
                      {city.name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </NativeSelect>
            <div className="md:col-span-2">
              {input("addressLine1", m.quote_page_address(), {
                required: true,
                autoComplete: "address-line1",
              })}
            </div>
            {input("addressLine2", m.quote_page_address_more(), {
              ...optional,
              autoComplete: "address-line2",
            })}
            {input("deliveryPhone", m.quote_page_phone(), {
              ...optional,
              ...LTR,
              type: "tel",
              inputMode: "tel",
              autoComplete: "tel",
              hint: m.quote_page_phone_hint(),
            })}
            {input("billingName", m.quote_page_billing_name(), {
              ...optional,
              hint: m.quote_page_billing_hint({ company: quote.companyName }),
              autoComplete: "organization",
            })}
            {input("taxNumber", m.quote_page_tax_number(), {
              ...optional,
              ...LTR,
              inputMode: "numeric",
              hint: m.quote_page_tax_number_hint(),
            })}
          </div>
          <button
            type="submit"
            name="answer"
            value="accepted"
            className={buttonClass({}, "shop", "mt-8 max-md:w-full")}
          >
            {m.quote_page_accept({ total: formatPrice(quote.total) })}
          </button>
          <p className="mt-4 text-note text-ink-2">{m.quote_page_binding()}</p>
        </form>
      </PageSection>
      <form method="post" action={action} className="mt-8 border-t border-line pt-6">
        <button
          type="submit"
          name="answer"
          value="declined"
          className={buttonClass({ variant: "line" }, "shop", "max-md:w-full")}
        >
          {m.quote_page_decline()}
        </button>
      </form>
    </div>
  );
}
