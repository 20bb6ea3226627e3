import { Controller, useFormContext } from "react-hook-form";

import { ColorChoice } from "#app/card/color-choice.tsx";
import { m } from "#app/i18n/translations.ts";
import { ORDER_LABELS } from "#app/orders/order-fields.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { Switch } from "#app/ui/switch.tsx";

import { designChoices } from "../card/design-choices.ts";
import { FurtherCards } from "../card/further-cards.tsx";
import { useLiveCard } from "../card/use-live-card.ts";
import { Fields, Inputs, LineField } from "../fields.tsx";
import { LogoField } from "../logo/logo-field.tsx";
import { useOrderDialog } from "../order-dialog-context.ts";
import { designOf, type OrderFormValues } from "../order-form-values.ts";

export function CardDesignStep() {
  const { product, showCardOf } = useOrderDialog();
  const { control, register, setValue } = useFormContext<OrderFormValues>();
  const { face } = useLiveCard(0);
  return (
    <div className="grid gap-6">
      <div onFocus={() => showCardOf(0)}>
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
                      designs={designChoices(product)}
                      error={
                        fieldState.error && <FieldError>{fieldState.error.message}</FieldError>
                      }
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
      </div>
      <FurtherCards />
    </div>
  );
}
