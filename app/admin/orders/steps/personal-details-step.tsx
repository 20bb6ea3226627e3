import { m } from "#app/i18n/translations.ts";
import { everyField } from "#app/orders/every-field.tsx";
import type { Order } from "#shared/orders/order.ts";

import { Detail, Details } from "../../resource/details.tsx";
import { MailLink, PhoneLink, TypedLink } from "../../resource/typed-link.tsx";

/** Step 1: the customer, and the links that the card opens. */
export function PersonalDetailsStep({ order }: { order: Order }) {
  const { personalInfo: person } = order;
  return (
    <Details>
      {everyField<"personalInfo">({
        firstName: <Detail label={m.panel_detail_name()}>{order.customerFullName}</Detail>,
        // Shown with the first name.
        lastName: null,
        position: <Detail label={m.panel_detail_position()}>{person.position}</Detail>,
        organization: <Detail label={m.panel_detail_organization()}>{person.organization}</Detail>,
        phoneNumbers: (
          <Detail label={m.panel_detail_phones()}>
            {person.phoneNumbers.length > 0 && (
              <span className="flex flex-wrap gap-x-4 gap-y-6 md:gap-y-1">
                {person.phoneNumbers.map((phone) => (
                  <PhoneLink key={phone} phone={phone} />
                ))}
              </span>
            )}
          </Detail>
        ),
        email: (
          <Detail label={m.panel_detail_email()}>
            <MailLink address={person.email} />
          </Detail>
        ),
        businessEmail: (
          <Detail label={m.panel_detail_business_email()}>
            {person.businessEmail && <MailLink address={person.businessEmail} />}
          </Detail>
        ),
        linkedinUrl: (
          <Detail label={m.panel_detail_linkedin()}>
            {person.linkedinUrl && <TypedLink url={person.linkedinUrl} />}
          </Detail>
        ),
        instagramUrl: (
          <Detail label={m.panel_detail_instagram()}>
            {person.instagramUrl && <TypedLink url={person.instagramUrl} />}
          </Detail>
        ),
      })}
    </Details>
  );
}
