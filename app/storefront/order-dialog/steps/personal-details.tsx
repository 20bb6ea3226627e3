import { useFormContext, useWatch } from "react-hook-form";

import { linkHint } from "#app/orders/lazy-hints.tsx";
import type { SocialSite } from "#shared/profiles/social-page.ts";

import { Fields, Inputs, LineField } from "../fields.tsx";
import { OptionalLinks } from "../optional-links.tsx";
import type { OrderFormValues } from "../order-form-values.ts";
import { PhoneNumbers } from "../phone-numbers.tsx";

export function PersonalDetailsStep() {
  return (
    <Fields>
      <Inputs<"personalInfo">
        pairs={[
          ["firstName", "lastName"],
          ["position", "organization"],
        ]}
        inputs={{
          firstName: (
            <LineField name="personalInfo.firstName" autoComplete="given-name" spellCheck={false} />
          ),
          lastName: (
            <LineField name="personalInfo.lastName" autoComplete="family-name" spellCheck={false} />
          ),
          position: <LineField name="personalInfo.position" autoComplete="organization-title" />,
          organization: (
            <LineField
              name="personalInfo.organization"
              autoComplete="organization"
              spellCheck={false}
            />
          ),
          phoneNumbers: <PhoneNumbers />,
          email: <LineField name="personalInfo.email" autoComplete="email" />,
          businessEmail: (
            <OptionalLinks>
              <LineField name="personalInfo.businessEmail" autoComplete="work email" />
              <SocialField site="linkedin" />
              <SocialField site="instagram" />
            </OptionalLinks>
          ),
          // Shown with the business email.
          linkedinUrl: null,
          instagramUrl: null,
        }}
      />
    </Fields>
  );
}

/** Somebody's page on a site, by its address or their name there; below it is reported how it is read. */
function SocialField({ site }: { site: SocialSite }) {
  const name = `personalInfo.${site}Url` as const;
  const { control } = useFormContext<OrderFormValues>();
  const typed = useWatch({ control, name });
  return <LineField name={name} hint={linkHint({ site, typed })} />;
}
