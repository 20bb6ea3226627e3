import { Plus } from "lucide-react";
import { useFieldArray, type UseFormReturn } from "react-hook-form";

import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { MOVABLE } from "#app/ui/movable-rows.tsx";
import { inLanguage } from "#shared/i18n/in-language.ts";

import { SectionHead } from "../resource/section-head.tsx";
import type { UploadState } from "../resource/use-upload.ts";
import { DesignFields } from "./design-fields.tsx";
import { anotherDesign, type ProductValues } from "./product-values.ts";

interface DesignListProps {
  form: UseFormReturn<ProductValues>;
  upload: UploadState | undefined;
  /** Shows the design at this place in the preview. */
  onShow: (index: number) => void;
}

/** The colours that customers choose from, in the order in which they see them. */
export function DesignList({ form, upload, onShow }: DesignListProps) {
  const designs = useFieldArray({ control: form.control, name: "cardDesigns" });
  const nameOf = (index: number) =>
    inLanguage(form.getValues(`cardDesigns.${index}`), "colorName", getLocale()) ||
    m.panel_product_design({ number: index + 1 });
  const error = form.formState.errors.cardDesigns;

  function putInOrder(ids: string[]) {
    const from = designs.fields.findIndex(({ id }, index) => id !== ids[index]);
    if (from < 0) return;
    // One moved: either the first that differs went down, or another came up to its place.
    const first = designs.fields[from]!.id;
    const isUp = designs.fields[from + 1]?.id !== ids[from];
    if (isUp)
      designs.move(
        designs.fields.findIndex(({ id }) => id === ids[from]),
        from,
      );
    else designs.move(from, ids.indexOf(first));
  }

  function add() {
    onShow(designs.fields.length);
    designs.append(anotherDesign(form.getValues("cardDesigns")), { shouldFocus: true });
  }

  return (
    <section className="min-w-0">
      <SectionHead title={m.panel_product_designs()} />
      <p className="mt-3 text-note text-ink-2">{m.panel_product_designs_hint()}</p>
      <MOVABLE.List
        rows={designs.fields.map(({ id }, index) => ({ id, group: "", name: nameOf(index) }))}
        onMove={putInOrder}
      >
        <ul className="mt-4 grid gap-4">
          {designs.fields.map(({ id }, index) => (
            <MOVABLE.Row key={id} id={id}>
              {({ ref, handle }) => (
                <li
                  ref={ref}
                  onFocus={() => onShow(index)}
                  className="rounded-panel bg-white/60 shadow-line"
                >
                  <DesignFields
                    form={form}
                    index={index}
                    name={nameOf(index)}
                    handle={handle}
                    upload={upload}
                    onRemove={
                      designs.fields.length > 1
                        ? () => {
                            designs.remove(index);
                            onShow(Math.max(index - 1, 0));
                          }
                        : undefined
                    }
                  />
                </li>
              )}
            </MOVABLE.Row>
          ))}
        </ul>
      </MOVABLE.List>
      <FieldError>{error?.root?.message ?? error?.message}</FieldError>
      <Button variant="line" onClick={add} className="mt-4">
        <Plus size={17} strokeWidth={1.6} aria-hidden="true" />
        {m.panel_product_design_add()}
      </Button>
    </section>
  );
}
