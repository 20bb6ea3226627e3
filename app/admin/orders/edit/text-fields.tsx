import { Plus, X } from "lucide-react";
import { get, useController, type UseFormReturn } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { everyField } from "#app/orders/every-field.tsx";
import { linkHint } from "#app/orders/lazy-hints.tsx";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { OrderCorrection } from "#shared/orders/order-change.ts";
import { MAX_PHONE_NUMBERS } from "#shared/orders/order-form.ts";

import { RecordField } from "../../resource/record-fields.tsx";

export type CorrectionForm = UseFormReturn<OrderCorrection>;

/** What the customer said of themselves. */
export function PersonFields({ form }: { form: CorrectionForm }) {
  return (
    <>
      {everyField<"personalInfo">({
        firstName: (
          <RecordField
            form={form}
            name="personalInfo.firstName"
            label={m.panel_orders_first_name()}
            dir="auto"
            required
          />
        ),
        lastName: (
          <RecordField
            form={form}
            name="personalInfo.lastName"
            label={m.panel_orders_last_name()}
            dir="auto"
            required
          />
        ),
        position: (
          <RecordField
            form={form}
            name="personalInfo.position"
            label={m.panel_detail_position()}
            dir="auto"
            required
          />
        ),
        organization: (
          <RecordField
            form={form}
            name="personalInfo.organization"
            label={m.panel_detail_organization()}
            dir="auto"
            required
          />
        ),
        phoneNumbers: <PhoneFields form={form} />,
        email: (
          <RecordField
            form={form}
            name="personalInfo.email"
            label={m.panel_detail_email()}
            type="email"
            dir="ltr"
            required
          />
        ),
        businessEmail: (
          <RecordField
            form={form}
            name="personalInfo.businessEmail"
            label={m.panel_detail_business_email()}
            dir="ltr"
          />
        ),
        linkedinUrl: (
          <RecordField
            form={form}
            name="personalInfo.linkedinUrl"
            label={m.panel_detail_linkedin()}
            hint={linkHint({ site: "linkedin", typed: form.watch("personalInfo.linkedinUrl") })}
            dir="ltr"
          />
        ),
        instagramUrl: (
          <RecordField
            form={form}
            name="personalInfo.instagramUrl"
            label={m.panel_detail_instagram()}
            hint={linkHint({ site: "instagram", typed: form.watch("personalInfo.instagramUrl") })}
            dir="ltr"
          />
        ),
      })}
    </>
  );
}

function PhoneFields({ form }: { form: CorrectionForm }) {
  const { field } = useController({ control: form.control, name: "personalInfo.phoneNumbers" });
  const phones = field.value;
  const errors = form.formState.errors;
  return (
    <div className="grid content-start gap-3">
      {phones.map((phone, index) => {
        const path = `personalInfo.phoneNumbers.${index}` as const;
        const error = get(errors, path) as { message?: string } | undefined;
        return (
          <TextField
            // Nothing but its position tells one entry from another.
            key={index}
            label={
              index === 0 ? m.panel_orders_phone() : m.panel_orders_phone_nth({ number: index + 1 })
            }
            type="tel"
            dir="ltr"
            className="rtl:text-end"
            name={path}
            value={phone}
            error={error?.message}
            onBlur={field.onBlur}
            onChange={(event) => field.onChange(phones.with(index, event.target.value))}
            trailing={
              phones.length > 1 && (
                <IconButton
                  label={m.panel_orders_phone_remove({ number: index + 1 })}
                  className="md:size-7!"
                  onClick={() => field.onChange(phones.toSpliced(index, 1))}
                >
                  <X size={16} strokeWidth={1.6} aria-hidden="true" />
                </IconButton>
              )
            }
            required
          />
        );
      })}
      {phones.length < MAX_PHONE_NUMBERS && (
        <Button
          variant="quiet"
          className="-mt-1.5 -ms-3 justify-self-start px-3!"
          onClick={() => field.onChange([...phones, ""])}
        >
          <Plus size={16} strokeWidth={1.6} aria-hidden="true" />
          {m.panel_orders_phone_add()}
        </Button>
      )}
    </div>
  );
}
