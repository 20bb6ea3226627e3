import { m } from "#app/i18n/translations.ts";
import { TextField } from "#app/ui/text-field.tsx";

import { Fields, Inputs } from "../fields.tsx";
import { PhoneNumbers } from "../phone-numbers.tsx";
import { useTextFields } from "../use-order-form.ts";

/**
 * Props for left-to-right content such as addresses and numbers, aligned like the surrounding text.
 */
const LTR = { dir: "ltr", className: "rtl:text-end" };

export function PersonalDetailsStep() {
  const text = useTextFields();
  return (
    <Fields>
      <Inputs<"personalInfo">
        pairs={[["firstName", "lastName", "position", "organization"]]}
        inputs={{
          firstName: (
            <TextField
              {...text("personalInfo.firstName")}
              label={m.order_first_name()}
              required
              autoComplete="given-name"
            />
          ),
          lastName: (
            <TextField
              {...text("personalInfo.lastName")}
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
              autoComplete="organization-title"
            />
          ),
          organization: (
            <TextField
              {...text("personalInfo.organization")}
              label={m.order_organization()}
              required
              autoComplete="organization"
            />
          ),
          phoneNumbers: <PhoneNumbers />,
          email: (
            <TextField
              {...text("personalInfo.email")}
              {...LTR}
              label={m.order_email()}
              required
              type="email"
              autoComplete="email"
            />
          ),
          businessEmail: (
            <TextField
              {...text("personalInfo.businessEmail")}
              {...LTR}
              label={m.order_business_email()}
              aside={m.order_optional()}
              type="email"
              autoComplete="work email"
            />
          ),
          linkedinUrl: (
            <TextField
              {...text("personalInfo.linkedinUrl")}
              {...LTR}
              label={m.order_linkedin()}
              aside={m.order_optional()}
              type="url"
              inputMode="url"
              autoComplete="off"
            />
          ),
          instagramUrl: (
            <TextField
              {...text("personalInfo.instagramUrl")}
              {...LTR}
              label={m.order_instagram()}
              aside={m.order_optional()}
              type="url"
              inputMode="url"
              autoComplete="off"
            />
          ),
        }}
      />
    </Fields>
  );
}
