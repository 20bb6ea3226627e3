import { m } from "#app/i18n/translations.ts";
import { everyField } from "#app/orders/every-field.tsx";
import { LANGUAGES } from "#shared/i18n/locale.ts";
import type { Order } from "#shared/orders/order.ts";

import { MailLink, PhoneLink, TypedLink } from "../../resource/typed-link.tsx";
import { CopyFact, FactRows, Section } from "./section.tsx";

/** Who ordered. */
export function CustomerSection({ order }: { order: Order }) {
  const { personalInfo: person } = order;
  return (
    <Section title={m.panel_column_customer()}>
      <FactRows>
        {everyField<"personalInfo">({
          firstName: <CopyFact label={m.panel_detail_name()} text={order.customerFullName} />,
          // Beside the first name.
          lastName: null,
          position: <CopyFact label={m.panel_detail_position()} text={person.position} />,
          organization: (
            <CopyFact label={m.panel_detail_organization()} text={person.organization} />
          ),
          phoneNumbers: person.phoneNumbers.map((phone) => (
            <CopyFact key={phone} label={m.panel_detail_phones()} text={phone}>
              <PhoneLink phone={phone} />
            </CopyFact>
          )),
          email: (
            <CopyFact label={m.panel_detail_email()} text={person.email}>
              <MailLink address={person.email} />
            </CopyFact>
          ),
          businessEmail: (
            <CopyFact label={m.panel_detail_business_email()} text={person.businessEmail}>
              <MailLink address={person.businessEmail} />
            </CopyFact>
          ),
          linkedinUrl: (
            <CopyFact label={m.panel_detail_linkedin()} text={person.linkedinUrl}>
              <TypedLink url={person.linkedinUrl} />
            </CopyFact>
          ),
          instagramUrl: (
            <CopyFact label={m.panel_detail_instagram()} text={person.instagramUrl}>
              <TypedLink url={person.instagramUrl} />
            </CopyFact>
          ),
        })}
        <CopyFact label={m.panel_orders_language()} text={LANGUAGES[order.language].name} />
      </FactRows>
    </Section>
  );
}
