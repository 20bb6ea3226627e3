import { Dialog } from "@base-ui/react/dialog";

import { m } from "#app/i18n/translations.ts";
import { BACKDROP, dialogClass, VIEWPORT, type DialogShellProps } from "#app/ui/dialog.tsx";
import type { Product } from "#shared/catalog/product.ts";

import { OrderDialog } from "./order-dialog.tsx";
import { designOf } from "./order-form-values.ts";

/** The dialog with its first step as HTML, which stands for it until its code is there (`open-sheet.ts`). */
export function OrderSheet({ product }: { product: Product }) {
  return (
    <OrderDialog
      product={product}
      initialColor={designOf(product, "").color}
      opener={() => null}
      stored={null}
      shell={SheetShell}
    />
  );
}

function SheetShell({ size = "m", className, children }: DialogShellProps) {
  return (
    <Dialog.Root open>
      <dialog
        aria-modal="true"
        aria-label={m.order_dialog_title()}
        className="fixed inset-0 z-50 m-0 size-full max-h-none max-w-none bg-transparent p-0 text-inherit"
      >
        <div className={`${BACKDROP} starting:opacity-0`} />
        <div className={VIEWPORT[size]}>
          <div
            className={`${dialogClass({ size, className })} starting:translate-y-4 starting:opacity-0`}
          >
            {children}
          </div>
        </div>
      </dialog>
    </Dialog.Root>
  );
}
