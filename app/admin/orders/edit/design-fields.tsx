import { useQuery } from "@tanstack/react-query";
import { Controller } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { everyField } from "#app/orders/every-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Switch } from "#app/ui/switch.tsx";
import type { Order } from "#shared/orders/order.ts";

import { nameOf } from "../../names/names.ts";
import { PictureField } from "../../resource/picture-field.tsx";
import { RecordField } from "../../resource/record-fields.tsx";
import { colorOf } from "../order-words.ts";
import { designsQuery } from "./correction-queries.ts";
import type { CorrectionForm } from "./text-fields.tsx";

interface DesignFieldsProps {
  form: CorrectionForm;
  order: Order;
  /** In place of the ordered one; null while it stays. */
  logo: File | null;
  onLogo: (logo: File | null) => void;
}

/** What is printed on the card: its name, its colour and its logo. */
export function DesignFields({ form, order, logo, onLogo }: DesignFieldsProps) {
  return everyField<"cardDesign">({
    nameOnCard: (
      <RecordField
        form={form}
        name="cardDesign.nameOnCard"
        label={m.panel_detail_name_on_card()}
        dir="auto"
        required
      />
    ),
    color: <ColorField form={form} order={order} />,
    // It follows from the colour.
    colorName: null,
    companyLogo: (
      <PictureField
        label={m.panel_detail_logo()}
        file={logo}
        onFileChange={(picked) => {
          onLogo(picked);
          if (picked) form.setValue("cardDesign.includePrintedLogo", true, { shouldDirty: true });
        }}
        stored={order.cardDesign.companyLogo}
        name="companyLogo"
      />
    ),
    includePrintedLogo: (
      <Switch
        {...form.register("cardDesign.includePrintedLogo")}
        label={m.panel_detail_printed_logo()}
      />
    ),
  });
}

function ColorField({ form, order }: { form: CorrectionForm; order: Order }) {
  const designs = useQuery(designsQuery(order.product._id));
  const { color } = order.cardDesign;
  const offered = (designs.data ?? [])
    .filter((design) => design.color.toLowerCase() !== color.toLowerCase())
    .map((design) => ({
      value: design.color,
      label: nameOf("color", design.colorName) || design.color,
    }));
  return (
    <Controller
      control={form.control}
      name="cardDesign.color"
      render={({ field, fieldState }) => (
        <SelectField
          label={m.panel_detail_color()}
          error={fieldState.error?.message}
          options={[{ value: color, label: colorOf(order) }, ...offered]}
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
