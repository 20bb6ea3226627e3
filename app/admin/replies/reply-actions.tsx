import { MessageCircle, Reply } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import { Button } from "#app/ui/button.tsx";
import type { ReplyDrafts } from "#shared/replies/reply.ts";

interface ReplyActionsProps {
  /** Undefined until they are loaded. */
  drafts: ReplyDrafts | undefined;
  /** Undefined for whoever may not write in the name of the shop. */
  onReply: (() => void) | undefined;
}

/** The ways to answer: a chat in the visitor's language where their phone has one, and e-mail. */
export function ReplyActions({ drafts, onReply }: ReplyActionsProps) {
  const chat = drafts?.drafts[drafts.language].whatsApp;
  return (
    <div className="ms-auto flex gap-2.5 max-md:w-full max-md:*:flex-1">
      {chat && (
        <a
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: "line" }, "panel")}
        >
          <MessageCircle size={16} strokeWidth={1.6} aria-hidden="true" />
          {m.panel_messages_whatsapp()}
        </a>
      )}
      {onReply && (
        <Button onClick={onReply}>
          <Reply size={16} strokeWidth={1.6} aria-hidden="true" className="rtl:-scale-x-100" />
          {m.panel_messages_reply()}
        </Button>
      )}
    </div>
  );
}
