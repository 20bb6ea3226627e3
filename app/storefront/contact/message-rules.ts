import { getLocale } from "#app/i18n/locale.ts";
import { sendMessage } from "#shared/messages/message-calls.ts";
import { messageFormSchema, type MessageForm } from "#shared/messages/message.ts";

import type { FormRules } from "../forms/form-rules.ts";
import { MESSAGE_FIELDS, type MessageField } from "./message-fields.ts";

export const messageRules: FormRules<MessageField, MessageForm> = {
  names: MESSAGE_FIELDS,
  schema: messageFormSchema,
  send: (api, form) => api(sendMessage, { body: { ...form, language: getLocale() } }),
};
