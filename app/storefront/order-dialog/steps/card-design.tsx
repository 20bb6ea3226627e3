import { Controller, useFormContext } from "react-hook-form";

import { ColorChoice } from "#app/card/color-choice.tsx";
import { m } from "#app/i18n/translations.ts";
import { ORDER_LABELS } from "#app/orders/order-fields.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { Switch } from "#app/ui/switch.tsx";
import type { CardDesign } from "#shared/catalog/product.ts";

import { inPageLanguage } from "../../layout/in-language.ts";
import { useLiveCard } from "../card/use-live-card.ts";
import { Fields, Inputs, LineField } from "../fields.tsx";
import { LogoField } from "../logo/logo-field.tsx";
import { useOrderDialog } from "../order-dialog-context.ts";
import { designOf, type OrderFormValues } from "../order-form-values.ts";

export function CardDesignStep() {
  const { product } = useOrderDialog();
  const { control, register, setValue } = useFormContext<OrderFormValues>();
  const { face } = useLiveCard();
  return (
    <Fields>
      <Inputs<"cardDesign">
        inputs={{
          nameOnCard: (
            <LineField
              name="cardDesign.nameOnCard"
              hint={m.order_name_on_card_hint()}
              autoCapitalize={undefined}
              autoComplete="name"
            />
          ),
          color: (
            <Controller
              control={control}
              name="cardDesign.color"
              render={({ field, fieldState }) => (
                <ColorChoice
                  legend={ORDER_LABELS.color()}
                  aside={
                    <span aria-hidden="true" className="text-bad">
                      *
                    </span>
                  }
                  name={field.name}
                  print={face}
                  designs={product.cardDesigns.map((design) => ({
                    ...design,
                    colorName: inPageLanguage(design, "colorName"),
                    note: leftText(design),
                    isClosed: design.isSoldOut,
                  }))}
                  error={fieldState.error && <FieldError>{fieldState.error.message}</FieldError>}
                  value={field.value}
                  onBlur={field.onBlur}
                  onValueChange={(color) => {
                    field.onChange(color);
                    setValue("cardDesign.colorName", designOf(product, color).colorName);
                  }}
                />
              )}
            />
          ),
          // Set together with the color.
          colorName: null,
          includePrintedLogo: (
            <Switch
              {...register("cardDesign.includePrintedLogo")}
              label={m.order_include_logo()}
              description={m.order_include_logo_hint()}
            />
          ),
          companyLogo: <LogoField />,
        }}
      />
    </Fields>
  );
}

function leftText({ isSoldOut, left }: CardDesign): string | undefined {
  if (isSoldOut) return m.order_sold_out();
  return left === null ? undefined : m.order_few_left({ left });
}
