import { useEffect, useRef, useState } from "react";
import { useForm, useWatch, type FieldPath } from "react-hook-form";

import { ApiError } from "#app/api/api-error.ts";
import { api } from "#app/api/browser-api.ts";
import { m } from "#app/i18n/translations.ts";
import { ownerText } from "#app/profile/owner-text.ts";
import { isSame, merge, showMerged } from "#app/ui/merge.ts";
import { schemaResolver } from "#app/ui/schema-resolver.ts";
import { toast } from "#app/ui/toast.ts";
import { changeOwnPage, getOwnPage } from "#shared/profiles/own-page-calls.ts";
import type { OwnPage } from "#shared/profiles/own-page.ts";
import { ownValuesSchema, type OwnValues, type StoredValues } from "#shared/profiles/own-values.ts";

import { changedBefore } from "./form-values.ts";
import { clearDraft, readDraft } from "./stored-draft.ts";
import { useKeepDraft } from "./use-keep-draft.ts";

export type PageField = keyof StoredValues;

/** What was changed elsewhere while the page was open here. */
export interface Meanwhile {
  taken: PageField[];
  disputed: PageField[];
  theirs: StoredValues;
}

/** The id of the form, whose fields may be changed before this script runs. */
export const OWN_PAGE_FORM = "own-page";
const ownPageForm = () => document.querySelector<HTMLFormElement>(`form#${OWN_PAGE_FORM}`);

interface PageFormProps {
  loaded: OwnPage;
  token: string;
  /** What a browser without a script had sent, and was not saved. */
  refused: StoredValues | undefined;
}

/** The page as it is being changed: what is typed, what the shop has, and what came between. */
export function usePageForm({ loaded, token, refused }: PageFormProps) {
  const [page, setPage] = useState(loaded);
  const [changed] = useState<Partial<StoredValues>>(() => ({
    ...refused,
    ...(import.meta.env.SSR ? {} : changedBefore(ownPageForm())),
  }));
  const [meanwhile, setMeanwhile] = useState<Meanwhile>();
  const [hasEnded, setEnded] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const form = useForm<StoredValues, unknown, OwnValues>({
    resolver: schemaResolver<StoredValues, OwnValues>(ownValuesSchema, ownerText),
    defaultValues: refused ?? loaded.values,
    mode: "onTouched",
  });
  const values = useWatch({ control: form.control }) as StoredValues;
  const isChanged = !isSame(page.values, values);
  const latest = useRef(page);
  latest.current = page;

  /** Takes over the page as the shop has it now. What was typed here since `base` is kept. */
  function adopt(next: OwnPage, base: StoredValues, typed = form.getValues()): void {
    const merged = merge(base, next.values, typed);
    latest.current = next;
    setPage(next);
    showMerged(form, next.values, merged);
    const taken = merged.taken as PageField[];
    const disputed = Object.keys(merged.disputed) as PageField[];
    const isNews = taken.length + disputed.length > 0;
    setMeanwhile(isNews ? { taken, disputed, theirs: next.values } : undefined);
  }

  const keep = useKeepDraft(form, latest);

  /** What was typed before a reload, before the tab was closed, or before the page's script ran. */
  useEffect(() => {
    const draft = readDraft(loaded._id);
    if (draft) adopt(loaded, draft.base, draft.values);
    for (const [key, value] of Object.entries(changed)) {
      form.setValue(key as PageField, value as never, { shouldDirty: true });
    }
    // Only once: afterwards the form is what counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  /** Says what has become of a call that failed. */
  async function fail(error: unknown): Promise<void> {
    if (!(error instanceof ApiError)) {
      toast.error(m.own_page_offline(), { description: m.own_page_offline_text() });
      return;
    }
    if (error.status === 404) return setEnded(true);
    if (error.status === 412) {
      const base = latest.current.values;
      const now = await api(getOwnPage, { params: { token } }).catch(fail);
      if (now) adopt(now.data.data, base);
      return;
    }
    for (const [name, reported] of Object.entries(error.fields)) {
      if (!(name.split(".")[0]! in latest.current.values)) continue;
      form.setError(name as FieldPath<StoredValues>, { message: ownerText(reported) });
    }
    toast.error(m.own_page_failed(), { description: ownerText(error.apiMessage) });
  }

  /** Lines that were left empty are none. */
  function dropBlank(): void {
    const { links, phones } = form.getValues();
    const filled = links.filter(({ url, label }) => url.trim() !== "" || label.trim() !== "");
    if (filled.length < links.length) form.setValue("links", filled);
    const numbers = phones.filter((phone) => phone.trim() !== "");
    if (numbers.length < phones.length) form.setValue("phones", numbers);
  }

  async function save(): Promise<void> {
    dropBlank();
    await form.handleSubmit(async (body) => {
      const sent = form.getValues();
      setSaving(true);
      try {
        const headers = { "if-match": latest.current.updatedAt };
        const saved = await api(changeOwnPage, { params: { token }, headers, body });
        adopt(saved.data.data, sent);
        keep();
        toast.success(m.own_page_saved(), { description: m.own_page_saved_text() });
      } catch (error) {
        await fail(error);
      }
      setSaving(false);
    })();
  }

  /** Runs a call that answers the page anew, such as that of a photo. */
  async function act(call: () => Promise<{ data: { data: OwnPage } }>, done: string) {
    const base = latest.current.values;
    try {
      const answer = await call();
      adopt(answer.data.data, base);
      toast.success(done);
    } catch (error) {
      await fail(error);
      throw error;
    }
  }

  function discard(): void {
    clearDraft(page._id);
    form.reset(page.values);
    setMeanwhile(undefined);
  }

  return {
    form,
    page,
    values,
    isChanged,
    isSaving,
    hasEnded,
    meanwhile,
    forgetMeanwhile: () => setMeanwhile(undefined),
    save,
    act,
    fail,
    discard,
  };
}
export type OwnPageForm = ReturnType<typeof usePageForm>;
