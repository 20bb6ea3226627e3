import { Ellipsis, Eye, RotateCw, Send } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ActionMenu, MenuItem } from "#app/ui/menu.tsx";

interface OutboxActionsProps {
  /** Undefined while nothing has failed. */
  onRetryAll: (() => void) | undefined;
  isRetrying: boolean;
  onPreview: () => void;
  /** Undefined for whoever may not send. */
  onTest: (() => void) | undefined;
}

const ICON = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

/** What is done with the whole outbox. A phone's bar has room for the screen's name and one menu. */
export function OutboxActions({ onRetryAll, isRetrying, onPreview, onTest }: OutboxActionsProps) {
  const test = <Send {...ICON} className="rtl:-scale-x-100" />;
  return (
    <>
      <div className="flex gap-2 max-md:hidden">
        {onRetryAll && (
          <Button variant="line" pending={isRetrying} onClick={onRetryAll}>
            <RotateCw {...ICON} />
            {m.panel_outbox_retry_all()}
          </Button>
        )}
        <Button variant="line" onClick={onPreview}>
          <Eye {...ICON} />
          {m.panel_outbox_preview()}
        </Button>
        {onTest && (
          <Button onClick={onTest}>
            {test}
            {m.panel_outbox_test()}
          </Button>
        )}
      </div>
      <div className="md:hidden">
        <ActionMenu
          trigger={
            <IconButton label={m.panel_row_actions({ row: m.panel_screen("outbox") })}>
              <Ellipsis size={18} strokeWidth={1.8} aria-hidden="true" />
            </IconButton>
          }
        >
          {onRetryAll && (
            <MenuItem icon={<RotateCw {...ICON} />} disabled={isRetrying} onSelect={onRetryAll}>
              {m.panel_outbox_retry_all()}
            </MenuItem>
          )}
          <MenuItem icon={<Eye {...ICON} />} onSelect={onPreview}>
            {m.panel_outbox_preview()}
          </MenuItem>
          {onTest && (
            <MenuItem icon={test} onSelect={onTest}>
              {m.panel_outbox_test()}
            </MenuItem>
          )}
        </ActionMenu>
      </div>
    </>
  );
}
