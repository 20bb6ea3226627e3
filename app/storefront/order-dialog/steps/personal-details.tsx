import { m } from "#app/paraglide/messages.js";
import { TextField } from "#app/ui/text-field.tsx";

import { Fields, Pair } from "../fields.tsx";
import { PhoneNumbers } from "../phone-numbers.tsx";
import { useTextFields } from "../use-order-form.ts";

/** Latin inside of any text: addresses and numbers run left to right, at the side of the text. */
const LTR = { dir: "ltr", className: "rtl:text-end" };

export function PersonalDetailsStep() {
  const text = useTextFields();
  return (
    <Fields>
      <Pair>
        <TextField
          {...text("personalInfo.firstName")}
          label={m.order_first_name()}
          required
          autoComplete="given-name"
        />
        <TextField
          {...text("personalInfo.lastName")}
          label={m.order_last_name()}
          required
          autoComplete="family-name"
        />
        <TextField
          {...text("personalInfo.position")}
          label={m.order_position()}
          required
          autoComplete="organization-title"
        />
        <TextField
          {...text("personalInfo.organization")}
          label={m.order_organization()}
          required
          autoComplete="organization"
        />
      </Pair>
      <PhoneNumbers />
      <TextField
        {...text("personalInfo.email")}
        {...LTR}
        label={m.order_email()}
        required
        type="email"
        autoComplete="email"
      />
      <TextField
        {...text("personalInfo.businessEmail")}
        {...LTR}
        label={m.order_business_email()}
        aside={m.order_optional()}
        type="email"
        autoComplete="work email"
      />
      <TextField
        {...text("personalInfo.linkedinUrl")}
        {...LTR}
        label={m.order_linkedin()}
        aside={m.order_optional()}
        type="url"
        inputMode="url"
        autoComplete="off"
      />
      <TextField
        {...text("personalInfo.instagramUrl")}
        {...LTR}
        label={m.order_instagram()}
        aside={m.order_optional()}
        type="url"
        inputMode="url"
        autoComplete="off"
      />
    </Fields>
  );
}
