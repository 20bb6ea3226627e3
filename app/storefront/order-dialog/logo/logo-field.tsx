import { useRef } from "react";
import { useFormContext, useController, useWatch } from "react-hook-form";

import { isTooPale } from "#app/card/logo-print.ts";
import { m } from "#app/i18n/translations.ts";
import { FilePicker } from "#app/ui/file-picker.tsx";

import { useOrderDialog } from "../order-dialog-context.ts";
import type { OrderFormValues } from "../order-form-values.ts";
import { originalOf } from "../smaller-picture.ts";
import { edited, editsOf } from "./logo-edits.ts";
import { logoFacts } from "./logo-facts.ts";
import { LogoNotes } from "./logo-notes.tsx";
import { LogoTools } from "./logo-tools.tsx";

/** The company's logo, with what is done to it before it is printed. */
export function LogoField() {
  const { placed } = useOrderDialog();
  const { control, getValues, setValue } = useFormContext<OrderFormValues>();
  const { field, fieldState } = useController({ control, name: "cardDesign.companyLogo" });
  const [isPrinted, color] = useWatch({
    control,
    name: ["cardDesign.includePrintedLogo", "cardDesign.color"],
  });
  const logo = field.value;
  /** Whether one was to be printed before it was picked. */
  const wasPrinted = useRef(false);

  function put(file: File) {
    setValue("cardDesign.companyLogo", file);
  }

  /** Whoever picks a logo wants it printed; without one, the switch is as it was. */
  function follow(picked: File | null) {
    if (!logo) wasPrinted.current = isPrinted;
    setValue("cardDesign.includePrintedLogo", picked !== null || wasPrinted.current);
  }

  /** Takes a picked logo off a ground of one colour, if it can be seen on the card without it. */
  async function cutOut(picked: File) {
    if (!(await logoFacts(picked)).hasGround) return;
    const result = await edited({ ...editsOf(picked), isCutOut: true });
    const { companyLogo, color: present } = getValues("cardDesign");
    // Meanwhile it may have been replaced or removed, or made smaller.
    if (!companyLogo || originalOf(companyLogo) !== picked) return;
    if (!isTooPale(await logoFacts(result), present)) put(result);
  }

  return (
    <div className="grid gap-3">
      <FilePicker
        label={m.order_company_logo()}
        aside={m.order_optional()}
        file={logo}
        onFileChange={(file) => {
          field.onChange(file);
          follow(file);
          // A picture that can't be decoded is refused by the picker.
          if (file) void cutOut(file).catch(() => undefined);
        }}
        onBlur={field.onBlur}
        error={fieldState.error?.message}
      />
      {logo && !placed && <LogoTools logo={logo} onLogo={put} />}
      {!placed && <LogoNotes logo={logo} isPrinted={isPrinted} color={color} />}
    </div>
  );
}
