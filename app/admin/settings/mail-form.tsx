import { useQueryClient } from "@tanstack/react-query";

import { mailServerChangeSchema, type MailServer } from "#shared/mail-server/mail-server.ts";

import { SectionForm } from "../resource/section-frame.tsx";
import { useEditedForm } from "../resource/use-edited-form.ts";
import { MailFields } from "./mail-fields.tsx";
import { mailServerQuery, useSaveMailServer } from "./mail-server-queries.ts";
import { mailValues, type MailValues } from "./mail-values.ts";

/**
 * The mail server as staff set it. The password is only ever written. Its fields belong together, so
 * that also somebody else's change of other fields is reported.
 */
export function MailForm({ server }: { server: MailServer }) {
  const save = useSaveMailServer();
  const cache = useQueryClient();
  const edited = useEditedForm<MailServer, MailValues>({
    schema: mailServerChangeSchema,
    item: server,
    valuesOf: mailValues,
    save: save.mutate,
    load: () => cache.fetchQuery({ ...mailServerQuery, staleTime: 0 }),
    draftName: "mail server",
    secrets: ["password"],
  });

  return (
    <SectionForm edited={edited} isSaving={save.isPending}>
      <MailFields form={edited.form} server={edited.base} />
    </SectionForm>
  );
}
