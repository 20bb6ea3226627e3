import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useForm, type FieldValues, type Path, type Resolver } from "react-hook-form";

import { staffText } from "#app/api-messages/staff-text.ts";
import { m } from "#app/i18n/translations.ts";
import { merge, showMerged } from "#app/ui/merge.ts";
import { schemaResolver } from "#app/ui/schema-resolver.ts";

import { takeDraft } from "../session/drafts.ts";
import type { Edit, EditedFormOptions } from "./edited-form.ts";
import { isChangedMeanwhile, isGivenUp, sayFailed } from "./failures.ts";
import { serverMessage } from "./server-message.ts";
import { problemsElsewhere, showServerProblems } from "./server-problems.ts";
import { useKeptDraft } from "./use-kept-draft.ts";
import { useUnsaved } from "./use-unsaved.ts";

/**
 * A form for a record that other people may be changing too (decision 044). What is typed is not lost:
 * not to somebody else's save, not when the session ends, nor by leaving without a question.
 */
export function useEditedForm<Item, Values extends FieldValues, Checked = Values>(
  options: EditedFormOptions<Item, Values, Checked>,
) {
  const { item, valuesOf, draftName, changedText = changedTo } = options;
  const { meanwhileText = m.panel_changed_meanwhile, failed = m.panel_save_failed() } = options;
  const [draft] = useState(() => {
    if (options.draft !== undefined) return options.draft;
    return draftName === undefined ? null : (takeDraft<Item, Values>(draftName) ?? null);
  });
  /** The record as it was when the form was last brought up to it. */
  const [base, setBase] = useState(draft ? draft.item : item);
  const [pictures, setPictures] = useState(draft?.pictures ?? {});
  const [refusal, setRefusal] = useState("");
  const isAsked = useRef(false);
  const check = schemaResolver(options.schema, staffText) as unknown as Resolver<Values>;
  const form = useForm<Values>({
    // A field that is only passed is not wrong yet: a notice there would move what is being pressed.
    resolver: (values, context, field) =>
      isAsked.current || isTyped(field.names)
        ? check(values, context, field)
        : { values, errors: {} },
    defaultValues: valuesOf(base),
    mode: "onTouched",
  });
  function isTyped(names: readonly string[] = []): boolean {
    return names.some((name) => form.getFieldState(name as Path<Values>).isDirty);
  }
  const isChanged = form.formState.isDirty || Object.values(pictures).some(Boolean);
  useUnsaved(isChanged);
  useKeptDraft(draftName, isChanged, () => {
    const hidden = Object.fromEntries((options.secrets ?? []).map((field) => [field, ""]));
    return { item: base, values: { ...form.getValues(), ...hidden }, pictures };
  });
  const restore = useEffectEvent(() => {
    if (draft) form.reset(draft.values, { keepDefaultValues: true });
  });
  useEffect(() => restore(), []);

  function bringUpTo(next: Item): void {
    form.reset(valuesOf(next));
    isAsked.current = false;
    setBase(next);
    setPictures({});
  }

  // Saved by somebody else while nothing was changed here.
  const followed = useRef(item);
  const follow = useEffectEvent(() => {
    if (isChanged || followed.current === item) return;
    followed.current = item;
    bringUpTo(item);
  });
  useEffect(() => follow(), [item, isChanged]);

  async function takeOver(edit: Edit<Item, Values, Checked>): Promise<void> {
    const now = await options.load?.();
    if (now === undefined) return setRefusal(m.panel_changed_gone());
    const theirs = valuesOf(now) as Values;
    const merged = merge(edit.before, theirs, form.getValues(), options.lists);
    if (options.isUndisputed?.(merged)) return send({ ...edit, item: now });
    showMerged(form, theirs, merged);
    for (const [path, other] of Object.entries(merged.disputed)) {
      form.setError(path as Path<Values>, { message: changedText(path, other) });
    }
    setBase(now);
    setRefusal(meanwhileText(now));
  }

  function sayWhy(error: Error): void {
    if (options.showsRefusal) setRefusal(serverMessage(error, failed));
    else sayFailed(error, m.panel_update_failed(), failed);
  }

  function send(edit: Edit<Item, Values, Checked>): void {
    options.save(edit, {
      onSuccess: bringUpTo,
      onError(error) {
        if (isChangedMeanwhile(error)) return void takeOver(edit).catch(sayWhy);
        const isAtFields = showServerProblems(form, error, options.fieldOf);
        if (isGivenUp(error) || (isAtFields && !options.showsRefusal)) return;
        if (isAtFields) return setRefusal(problemsElsewhere(form, error, options.fieldOf));
        // Else the save itself has reported it.
        if (options.showsRefusal) sayWhy(error);
      },
    });
  }

  const submitted = form.handleSubmit((checked) => {
    setRefusal("");
    const before = valuesOf(base) as Values;
    // What comes out of the resolver is what the schema gives.
    const sent = checked as unknown as Checked;
    send({ item: base, before, typed: form.getValues(), checked: sent, pictures });
  });
  const submit: typeof submitted = (event) => {
    isAsked.current = true;
    return submitted(event);
  };
  return {
    form,
    base,
    isChanged,
    pictures,
    onPicture: (field: string, file: File | null) =>
      setPictures((now) => ({ ...now, [field]: file })),
    /** Why it was not saved, of the form as a whole; '' for nothing. */
    refusal,
    submit,
  };
}

/** Tells at a field what somebody else has changed it to. */
export function changedTo(_path: string, theirs: unknown): string {
  const value = typeof theirs === "object" ? JSON.stringify(theirs) : String(theirs);
  return m.panel_changed_to({ value });
}
