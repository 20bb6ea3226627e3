import { useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

import { takeDraft } from "../session/drafts.ts";
import { useDraft } from "./use-draft.ts";

/**
 * Stores what was typed when the session ends, and starts with it again, for a form that stands on
 * its screen and is there again after signing in. Called after the form's own effects, which would
 * otherwise reset it.
 *
 * @param name identifies the form
 * @param secrets fields whose contents are never stored, as passwords
 */
export function useScreenDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  secrets: readonly Path<Values>[] = [],
): void {
  const [draft] = useState(() => takeDraft<undefined, Values>(name));
  const { isDirty } = form.formState;
  useDraft(form, { name, draft, isChanged: isDirty, item: undefined, pictures: {}, secrets });
}
