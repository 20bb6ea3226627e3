import { useQuery } from "@tanstack/react-query";
import { Controller } from "react-hook-form";

import { SelectField } from "#app/ui/select-field.tsx";
import { Switch } from "#app/ui/switch.tsx";
import type { Order } from "#shared/orders/order.ts";

import { nameOf } from "../../names/names.ts";
import { PictureField } from "../../resource/picture-field.tsx";
import { fieldLabel } from "../order-fields.tsx";
import { colorOf } from "../order-labels.ts";
import { designsQuery } from "./correction-queries.ts";
import { PartFields, type CorrectionForm } from "./text-fields.tsx";

interface DesignFieldsProps {
  form: CorrectionForm;
  order: Order;
  /** In place of the ordered one; null while it stays. */
  logo: File | null;
  onLogo: (logo: File | null) => void;
}

/** What is printed on the card: its name, its colour and its logo. */
export function DesignFields({ form, order, logo, onLogo }: DesignFieldsProps) {
  return (
    <>
      <PartFields
        part="cardDesign"
        form={form}
        views={{
          color: (
            <ColorField
              form={form}
              name="cardDesign.color"
              productId={order.product._id}
              ordered={{ color: order.cardDesign.color, label: colorOf(order) }}
            />
          ),
          // It follows from the colour.
          colorName: null,
          companyLogo: (
            <PictureField
              label={fieldLabel("companyLogo")}
              file={logo}
              onFileChange={(picked) => {
                onLogo(picked);
                if (picked) {
                  form.setValue("cardDesign.includePrintedLogo", true, { shouldDirty: true });
                }
              }}
              stored={order.cardDesign.companyLogo}
              name="companyLogo"
            />
          ),
          // After the logo.
          includePrintedLogo: null,
        }}
      />
      <Switch
        {...form.register("cardDesign.includePrintedLogo")}
        label={fieldLabel("includePrintedLogo")}
      />
    </>
  );
}

interface ColorFieldProps {
  form: CorrectionForm;
  name: "cardDesign.color" | `cards.${number}.color`;
  productId: string;
  /** The one that was ordered, which may be offered no more. */
  ordered: { color: string; label: string };
}

export function ColorField({ form, name, productId, ordered }: ColorFieldProps) {
  const designs = useQuery(designsQuery(productId));
  const { color, label } = ordered;
  const offered = (designs.data ?? [])
    .filter((design) => design.color.toLowerCase() !== color.toLowerCase())
    .map((design) => ({
      value: design.color,
      label: nameOf("color", design.colorName) || design.color,
    }));
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <SelectField
          label={fieldLabel("color")}
          error={fieldState.error?.message}
          options={[{ value: color, label }, ...offered]}
          value={field.value ?? color}
          onValueChange={field.onChange}
          onBlur={field.onBlur}
          ref={field.ref}
          required
        />
      )}
    />
  );
}
