import { useRef, useState } from "react";
import { useForm, useWatch, type FieldPath } from "react-hook-form";

import { ApiError } from "#app/api/api-error.ts";
import { m } from "#app/i18n/translations.ts";
import { isSame, merge, showMerged } from "#app/ui/merge.ts";
import { schemaResolver } from "#app/ui/schema-resolver.ts";
import { toast } from "#app/ui/toast.ts";
import {
  companyDesignFormSchema,
  type CompanyDesign,
  type CompanyDesignForm,
} from "#shared/companies/company-design.ts";

import type { DesignCalls } from "./design-calls.ts";

const formOf = (design: CompanyDesign): CompanyDesignForm => ({
  color: design.color,
  organization: design.organization,
  organizationAr: design.organizationAr,
  printed: design.printed,
  backText: design.backText,
  theme: design.theme,
  scheme: design.scheme,
  links: design.links,
  fixed: design.fixed,
});

/** A design as it is being changed. What somebody else saves meanwhile is merged, and said. */
export function useDesignForm(loaded: CompanyDesign, calls: DesignCalls) {
  const [design, setDesign] = useState(loaded);
  const [isMerged, setMerged] = useState(false);
  const [busy, setBusy] = useState<"save" | "put" | "remove">();
  const form = useForm<CompanyDesignForm, unknown, CompanyDesignForm>({
    resolver: schemaResolver<CompanyDesignForm, CompanyDesignForm>(
      companyDesignFormSchema,
      calls.textOf,
    ),
    defaultValues: formOf(loaded),
    mode: "onTouched",
  });
  const values = useWatch({ control: form.control }) as CompanyDesignForm;
  const latest = useRef(loaded);

  /** Takes over the design as the shop has it now. What was typed here since `base` is kept. */
  function adopt(next: CompanyDesign, base: CompanyDesignForm): void {
    const merged = merge(base, formOf(next), form.getValues());
    latest.current = next;
    setDesign(next);
    showMerged(form, formOf(next), merged);
  }

  async function fail(error: unknown): Promise<void> {
    if (!(error instanceof ApiError)) return void toast.error(m.company_design_offline());
    if (error.status === 412) {
      const base = formOf(latest.current);
      const now = await calls.read().catch(() => undefined);
      if (now) {
        adopt(now, base);
        setMerged(true);
      }
      return;
    }
    for (const [name, reported] of Object.entries(error.fields)) {
      form.setError(name as FieldPath<CompanyDesignForm>, { message: calls.textOf(reported) });
    }
    toast.error(m.company_design_failed(), { description: calls.textOf(error.apiMessage) });
  }

  async function run(what: NonNullable<typeof busy>, call: () => Promise<CompanyDesign>) {
    const base = what === "save" ? form.getValues() : formOf(latest.current);
    setBusy(what);
    setMerged(false);
    try {
      adopt(await call(), base);
      toast.success(m.company_design_saved());
    } catch (error) {
      await fail(error);
    }
    setBusy(undefined);
  }

  return {
    form,
    values,
    design,
    busy,
    isMerged,
    isChanged: !isSame(formOf(design), values),
    save: form.handleSubmit((typed) =>
      run("save", () => calls.save(typed, latest.current.updatedAt)),
    ),
    putLogo: (file: File) => run("put", () => calls.putLogo(file)),
    removeLogo: () => run("remove", () => calls.removeLogo()),
    discard: () => form.reset(formOf(latest.current)),
  };
}
export type EditedDesign = ReturnType<typeof useDesignForm>;
