import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useHref } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { orderPagePath } from "#shared/orders/order-page-paths.ts";

import { PROBLEM_ID } from "../forms/form-fields.ts";
import { FormProblem } from "../forms/form-problem.tsx";
import type { OrderFormName, RefusedOrderForm } from "./order-forms.ts";

interface PageFormProps extends Pick<ComponentProps<"form">, "encType"> {
  name: OrderFormName;
  token: string;
  refused: RefusedOrderForm | undefined;
  /** What the page shows of many, to be shown again: `?page=2`, or ''. */
  shown?: string;
  children: ReactNode;
}

/** A form of an order's page. Plain HTML: it is posted to the page and loads it again. */
export function PageForm({ name, token, refused, shown = "", encType, children }: PageFormProps) {
  const page = useHref(orderPagePath(token));
  const own = refused?.form === name ? refused : undefined;
  return (
    <form method="post" noValidate encType={encType} action={`${page}${shown}#${PROBLEM_ID}`}>
      {own && (
        <FormProblem
          refused={own}
          failure={{
            title: m.order_page_failed(),
            text: own.message || m.order_page_failed_text(),
          }}
        />
      )}
      <input type="hidden" name="form" value={name} />
      {children}
    </form>
  );
}

interface FoldProps {
  title: string;
  isOpen: boolean;
  children: ReactNode;
}

/** Something that few need: folded away until it is asked for. */
export function Fold({ title, isOpen, children }: FoldProps) {
  return (
    <details open={isOpen} className="group border-t border-line">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-badge font-label focus-ring [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          size={20}
          strokeWidth={1.5}
          aria-hidden="true"
          className="shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pt-2 pb-8">{children}</div>
    </details>
  );
}
