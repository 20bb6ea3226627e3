import { m } from "#app/i18n/translations.ts";
import { TextField } from "#app/ui/text-field.tsx";

import { Fields, Inputs } from "../fields.tsx";
import { OptionalLinks } from "../optional-links.tsx";
import { PhoneNumbers } from "../phone-numbers.tsx";
import { SocialField } from "../social-field.tsx";
import { useTextFields } from "../use-order-form.ts";

/** Props for addresses, which are left-to-right, aligned like the surrounding text. */
const ADDRESS = {
  dir: "ltr",
  className: "rtl:text-end",
  autoCapitalize: "off",
  spellCheck: false,
} as const;
const NAME = { autoCapitalize: "words", spellCheck: false } as const;

export function PersonalDetailsStep() {
  const text = useTextFields();
  return (
    <Fields>
      <Inputs<"personalInfo">
        pairs={[
          ["firstName", "lastName"],
          ["position", "organization"],
        ]}
        inputs={{
          firstName: (
            <TextField
              {...text("personalInfo.firstName")}
              {...NAME}
              label={m.order_first_name()}
              required
              autoComplete="given-name"
            />
          ),
          lastName: (
            <TextField
              {...text("personalInfo.lastName")}
              {...NAME}
              label={m.order_last_name()}
              required
              autoComplete="family-name"
            />
          ),
          position: (
            <TextField
              {...text("personalInfo.position")}
              label={m.order_position()}
              required
              autoCapitalize="words"
              autoComplete="organization-title"
            />
          ),
          organization: (
            <TextField
              {...text("personalInfo.organization")}
              {...NAME}
              label={m.order_organization()}
              required
              autoComplete="organization"
            />
          ),
          phoneNumbers: <PhoneNumbers />,
          email: (
            <TextField
              {...text("personalInfo.email")}
              {...ADDRESS}
              label={m.order_email()}
              required
              type="email"
              autoComplete="email"
            />
          ),
          businessEmail: (
            <OptionalLinks>
              <TextField
                {...text("personalInfo.businessEmail")}
                {...ADDRESS}
                label={m.order_business_email()}
                aside={m.order_optional()}
                type="email"
                autoComplete="work email"
              />
              <SocialField
                {...text("personalInfo.linkedinUrl")}
                site="linkedin"
                label={m.order_linkedin()}
                aside={m.order_optional()}
              />
              <SocialField
                {...text("personalInfo.instagramUrl")}
                site="instagram"
                label={m.order_instagram()}
                aside={m.order_optional()}
              />
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
