import { Plus, X } from "lucide-react";
import { useFieldArray } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { MOST_LINKS } from "#shared/profiles/own-values.ts";

import type { EditedDesign } from "./use-design-form.ts";

/** The links that all pages have, in their sequence. */
export function DesignLinks({ edited: { form } }: { edited: EditedDesign }) {
  const links = useFieldArray({ control: form.control, name: "links" });
  const { errors } = form.formState;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-label leading-snug">{m.company_design_links()}</legend>
      {links.fields.map(({ id }, index) => (
        <div key={id} className="flex items-start gap-1">
          <div className="grid min-w-0 flex-1 gap-4 @lg:grid-cols-[3fr_2fr]">
            <TextField
              {...form.register(`links.${index}.url`)}
              label={m.company_design_link_nth({ number: index + 1 })}
              error={errors.links?.[index]?.url?.message}
              inputMode="url"
              autoCapitalize="off"
              spellCheck={false}
              dir="ltr"
            />
            <TextField
              {...form.register(`links.${index}.label`)}
              label={m.company_design_link_label()}
              error={errors.links?.[index]?.label?.message}
              dir="auto"
            />
          </div>
          <IconButton
            className="mt-8"
            label={m.company_design_link_remove({ number: index + 1 })}
            onClick={() => links.remove(index)}
          >
            <X size={18} strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <FieldError>{errors.links?.root?.message ?? errors.links?.message}</FieldError>
      {links.fields.length < MOST_LINKS && (
        <Button
          variant="quiet"
          size="s"
          className="-ms-3 justify-self-start px-3!"
          onClick={() => links.append({ url: "", label: "" })}
        >
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          {m.company_design_link_add()}
        </Button>
      )}
    </fieldset>
  );
}
