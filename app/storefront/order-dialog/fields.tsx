import { Fragment, type ReactNode } from "react";

import { classNames } from "#app/ui/class-names.ts";
import type { ForEveryField, OrderPart } from "#shared/orders/order-fields.ts";

import { useOrderDialog } from "./order-dialog-context.ts";

/** The fields of a step, one below the other. After the order was placed they are read-only. */
export function Fields({ className, children }: { className?: string; children: ReactNode }) {
  const { placed } = useOrderDialog();
  return (
    <fieldset
      disabled={placed !== null}
      className={classNames(
        "grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 disabled:[&_label]:opacity-100! disabled:[&_:disabled]:opacity-100!",
        className,
      )}
    >
      {children}
    </fieldset>
  );
}

interface InputsProps<Part extends OrderPart> {
  /** An input for every field of the part; null for a field that another field's input sets. */
  inputs: ForEveryField<Part, ReactNode>;
  /** Fields that are shown beside each other where there is room. */
  pairs?: readonly (readonly (keyof ForEveryField<Part, ReactNode>)[])[];
}

/** The inputs of a step in the given order, one below the other or in pairs. */
export function Inputs<Part extends OrderPart>({ inputs, pairs = [] }: InputsProps<Part>) {
  type Field = keyof ForEveryField<Part, ReactNode>;
  const entries = Object.entries(inputs) as [Field & string, ReactNode][];
  return entries.map(([field, input]) => {
    const pair = pairs.find((group) => group.includes(field));
    if (!pair) return <Fragment key={field}>{input}</Fragment>;
    if (pair[0] !== field || !pair.some((each) => Boolean(inputs[each]))) return null;
    return (
      <Pair key={field}>
        {pair.map((each) => (
          <Fragment key={String(each)}>{inputs[each]}</Fragment>
        ))}
      </Pair>
    );
  });
}

/** Two fields beside each other where there is room: on phones of 360 px and more. */
export function Pair({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] items-start gap-x-3 gap-y-6">
      {children}
    </div>
  );
}
