import { Plus, X } from "lucide-react";
import { get, useController, type Path, type UseFormReturn } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { linkHint } from "#app/orders/lazy-hints.tsx";
import { partViews, type OwnViews } from "#app/orders/order-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextField, type TextFieldProps } from "#app/ui/text-field.tsx";
import type { OrderCorrection } from "#shared/orders/order-change.ts";
import {
  fieldsOf,
  type Field,
  type FieldKind,
  type OrderField,
  type OrderPart,
} from "#shared/orders/order-fields.ts";
import { MAX_PHONE_NUMBERS } from "#shared/orders/order-fields.ts";
import type { SocialSite } from "#shared/profiles/social-page.ts";

import { RecordField } from "../../resource/record-fields.tsx";
import { fieldLabel } from "../order-fields.tsx";

export type CorrectionForm = UseFormReturn<OrderCorrection>;

type Input = Partial<Omit<TextFieldProps, "form" | "name" | "error">>;

/** How the values of a kind are typed. */
const INPUTS = {
  text: { dir: "auto" },
  code: { dir: "ltr" },
  email: { dir: "ltr", type: "email" },
  phone: { dir: "ltr", type: "tel", className: "rtl:text-end" },
  link: { dir: "ltr" },
} satisfies Partial<Record<FieldKind, Input>>;

interface PartFieldsProps<Part extends OrderPart> {
  part: Part;
  form: CorrectionForm;
  /** Inputs that are no lines of text. */
  views: OwnViews<Part, Exclude<FieldKind, keyof typeof INPUTS>>;
  /** What of lines of text is not as their kind is. */
  inputs?: Partial<Record<OrderField, Input>>;
}

/** The inputs of a part of the order. */
export function PartFields<Part extends OrderPart>(props: PartFieldsProps<Part>) {
  const { part, form, views, inputs = {} } = props;
  return partViews<Part, Field<Part>>(fieldsOf(part), views, ({ name, kind, isOptional }) => (
    <RecordField
      form={form}
      name={`${part}.${name}` as Path<OrderCorrection>}
      label={fieldLabel(name)}
      required={!isOptional}
      {...INPUTS[kind as keyof typeof INPUTS]}
      {...inputs[name]}
    />
  ));
}

/** What the customer told of themselves. */
export function PersonFields({ form }: { form: CorrectionForm }) {
  const hintOf = (site: SocialSite) => ({
    hint: linkHint({ site, typed: form.watch(`personalInfo.${site}Url`) }),
  });
  return (
    <PartFields
      part="personalInfo"
      form={form}
      views={{ phoneNumbers: <PhoneFields form={form} /> }}
      inputs={{
        // Customers may have typed any word.
        businessEmail: { type: undefined },
        linkedinUrl: hintOf("linkedin"),
        instagramUrl: hintOf("instagram"),
      }}
    />
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
            label={index === 0 ? m.order_phone() : m.order_phone_nth({ number: index + 1 })}
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
                  label={m.order_phone_remove({ number: index + 1 })}
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
          {m.order_phone_add()}
        </Button>
      )}
    </div>
  );
}
