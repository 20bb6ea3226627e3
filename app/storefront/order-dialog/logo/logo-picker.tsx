import { useController, useFormContext, useWatch } from "react-hook-form";

import { isTooPale } from "#app/card/logo-print.ts";
import { FilePicker } from "#app/ui/file-picker.tsx";

import { useOrderDialog } from "../order-dialog-context.ts";
import type { OrderFormValues } from "../order-form-values.ts";
import { originalOf } from "../smaller-picture.ts";
import { edited, editsOf } from "./logo-edits.ts";
import { logoFacts } from "./logo-facts.ts";
import { LogoNotes } from "./logo-notes.tsx";
import { LogoTools } from "./logo-tools.tsx";

interface LogoPickerProps {
  /** The part of the form that has the logo and the colour of its card. */
  of: "cardDesign" | `cards.${number}`;
  label: string;
  aside?: string;
  isPrinted: boolean;
  /** Before it is put into the form. */
  onPick?: (picked: File | null) => void;
}

/** Picks the logo of a card, with what is done to it before it is printed. */
export function LogoPicker({ of, label, aside, isPrinted, onPick }: LogoPickerProps) {
  const { placed } = useOrderDialog();
  const { control, getValues, setValue } = useFormContext<OrderFormValues>();
  const { field, fieldState } = useController({ control, name: `${of}.companyLogo` });
  const color = useWatch({ control, name: `${of}.color` });
  const logo = field.value;

  function put(file: File) {
    setValue(`${of}.companyLogo`, file);
  }

  /** Takes a picked logo off a ground of one colour, if it can be seen on the card without it. */
  async function cutOut(picked: File) {
    if (!(await logoFacts(picked)).hasGround) return;
    const result = await edited({ ...editsOf(picked), isCutOut: true });
    const [companyLogo, present] = getValues([`${of}.companyLogo`, `${of}.color`]);
    // Meanwhile it may have been replaced or removed, or made smaller.
    if (!companyLogo || originalOf(companyLogo) !== picked) return;
    if (!isTooPale(await logoFacts(result), present)) put(result);
  }

  return (
    <div className="grid gap-3">
      <FilePicker
        label={label}
        aside={aside}
        file={logo}
        onFileChange={(file) => {
          onPick?.(file);
          field.onChange(file);
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
