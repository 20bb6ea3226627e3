import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm, type Resolver } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { staffText } from "#app/sentences/staff-text.ts";
import { FieldError } from "#app/ui/field.tsx";
import { schemaResolver } from "#app/ui/schema-resolver.ts";
import { mailServerChangeSchema, type MailServer } from "#shared/mail-server/mail-server.ts";

import { takeOver } from "../resource/changed-meanwhile.ts";
import { isChangedMeanwhile } from "../resource/failures.ts";
import { SectionForm } from "../resource/section-frame.tsx";
import { showServerProblems } from "../resource/server-problems.ts";
import { useScreenDraft } from "../resource/use-screen-draft.ts";
import { useUnsaved } from "../resource/use-unsaved.ts";
import { MailFields } from "./mail-fields.tsx";
import { mailServerQuery, useSaveMailServer } from "./mail-server-queries.ts";
import { mailValues, type MailValues } from "./mail-values.ts";
import { sayNotSaved } from "./say-not-saved.ts";

/** The mail server as staff set it. The password is only ever written. */
export function MailForm({ server }: { server: MailServer }) {
  const save = useSaveMailServer();
  const form = useForm<MailValues>({
    resolver: schemaResolver(mailServerChangeSchema, staffText) as unknown as Resolver<MailValues>,
    defaultValues: mailValues(server),
    mode: "onTouched",
  });
  /** The mail server as it was when the form was last brought up to it. */
  const [base, setBase] = useState(server);
  const [refusal, setRefusal] = useState("");
  const cache = useQueryClient();
  const { isDirty } = form.formState;
  useUnsaved(isDirty);
  const { reset } = form;
  useEffect(() => {
    if (isDirty) return;
    reset(mailValues(server));
    setBase(server);
  }, [server, isDirty, reset]);
  useScreenDraft(form, "mail server", ["password"]);

  /** Its fields belong together, so that also a change of other fields than these is said. */
  async function takeOverChanges(): Promise<void> {
    const now = await cache.fetchQuery({ ...mailServerQuery, staleTime: 0 });
    takeOver(form, mailValues(base), mailValues(now));
    setBase(now);
    setRefusal(m.panel_changed_meanwhile());
  }

  const submit = form.handleSubmit(() => {
    setRefusal("");
    const { password, sender, ...values } = form.getValues();
    // Who signs in as nobody needs no password.
    const secret = values.user.trim() === "" ? null : password || undefined;
    const given = base.senderSource === "environment" ? {} : { sender };
    const change = { ...mailServerChangeSchema.parse({ ...values, ...given }), password: secret };
    save.mutate(
      { change, version: base.updatedAt },
      {
        onSuccess(saved) {
          reset(mailValues(saved));
          setBase(saved);
        },
        onError(error) {
          if (isChangedMeanwhile(error)) void takeOverChanges().catch(sayNotSaved);
          else showServerProblems(form, error);
        },
      },
    );
  });

  return (
    <SectionForm onSubmit={submit} isDirty={isDirty} isSaving={save.isPending}>
      <MailFields form={form} server={base} />
      {refusal && (
        <div className="md:col-span-2">
          <FieldError>{refusal}</FieldError>
        </div>
      )}
    </SectionForm>
  );
}
