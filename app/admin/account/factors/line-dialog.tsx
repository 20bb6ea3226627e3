import { useForm } from "react-hook-form";
import { z } from "zod";

import { staffText } from "#app/api-messages/staff-text.ts";
import { Button } from "#app/ui/button.tsx";
import { DialogShell } from "#app/ui/dialog.tsx";
import { schemaResolver } from "#app/ui/schema-resolver.ts";
import type { TextFieldProps } from "#app/ui/text-field.tsx";

import { RecordField } from "../../resource/record-fields.tsx";
import { SmallForm } from "../../resource/small-form.tsx";
import { factorFailure } from "../../session/passkey.ts";
import { useChangeFactors } from "./factor-queries.ts";

interface LineDialogProps<Answer> extends Pick<TextFieldProps, "label" | "dir" | "autoComplete"> {
  title: string;
  text: string;
  submitLabel: string;
  schema: z.ZodType<string>;
  value?: string;
  /** Stands above the field. */
  children?: React.ReactNode;
  send: (value: string) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  onClose: () => void;
}

/** A question for one line: a name, or a code. What is wrong is shown at the field. */
export function LineDialog<Answer>(props: LineDialogProps<Answer>) {
  const { title, text, submitLabel, schema, value = "", children, send } = props;
  const form = useForm({
    resolver: schemaResolver(z.object({ value: schema }), staffText),
    defaultValues: { value },
  });
  const sending = useChangeFactors(send, (error) => {
    const message = factorFailure(error);
    if (message) form.setError("value", { message });
    form.setFocus("value");
  });
  return (
    <DialogShell
      open
      onOpenChange={(open) => !open && props.onClose()}
      size="s"
      closeOnOutsideClick={false}
      className="text-panel"
    >
      <SmallForm
        title={title}
        description={text}
        onSubmit={form.handleSubmit((typed) =>
          sending.mutate(typed.value, { onSuccess: props.onDone }),
        )}
        submit={
          <Button type="submit" pending={sending.isPending}>
            {submitLabel}
          </Button>
        }
      >
        {children}
        <RecordField
          form={form}
          name="value"
          label={props.label}
          dir={props.dir}
          autoComplete={props.autoComplete ?? "off"}
          required
        />
      </SmallForm>
    </DialogShell>
  );
}
