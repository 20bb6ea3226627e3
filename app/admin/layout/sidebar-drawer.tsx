import { Dialog } from "@base-ui/react/dialog";

import { m } from "#app/i18n/translations.ts";
import type { User } from "#shared/session/session.ts";

import { useSidebar } from "./sidebar-state.tsx";
import { Sidebar } from "./sidebar.tsx";

/** The sidebar on phones: a drawer over the screen. */
export default function SidebarDrawer({ user }: { user: User }) {
  const { isDrawerOpen, setDrawerOpen } = useSidebar();
  return (
    <Dialog.Root open={isDrawerOpen} onOpenChange={(isOpen) => setDrawerOpen(isOpen)}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-220 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-y-0 start-0 z-50 w-72 max-w-[85vw] bg-paper-hi text-panel shadow-dialog outline-none transition-[translate] duration-220 data-ending-style:-translate-x-full data-starting-style:-translate-x-full rtl:data-ending-style:translate-x-full rtl:data-starting-style:translate-x-full">
          <Dialog.Title className="sr-only">{m.panel_nav_label()}</Dialog.Title>
          <Sidebar user={user} onChoose={() => setDrawerOpen(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
