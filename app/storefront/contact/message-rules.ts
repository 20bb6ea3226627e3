import { answer } from "#app/api/answer.ts";
import { messageFormSchema, type MessageForm } from "#shared/messages/message.ts";

import type { FormRules } from "../forms/form-rules.ts";
import { MESSAGE_FIELDS, type MessageField } from "./message-fields.ts";

export const messageRules: FormRules<MessageField, MessageForm> = {
  names: MESSAGE_FIELDS,
  schema: messageFormSchema,
  send: (api, form) => answer(api.contact.$post({ json: form })),
};
