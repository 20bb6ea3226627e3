import { Fragment, type ReactNode } from "react";
import { useFormContext, type FieldPathByValue } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { ORDER_LABELS } from "#app/orders/order-fields.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TextField, type TextFieldProps } from "#app/ui/text-field.tsx";
import {
  fieldsOf,
  type FieldKind,
  type ForEveryField,
  type OrderField,
  type OrderPart,
} from "#shared/orders/order-fields.ts";

import { FieldLetters, isPrintedField } from "./letters-note.tsx";
import { useOrderDialog } from "./order-dialog-context.ts";
import type { OrderFormValues } from "./order-form-values.ts";

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

/** Addresses are left-to-right, aligned like the surrounding text. */
const ADDRESS = {
  dir: "ltr",
  className: "rtl:text-end",
  autoCapitalize: "off",
  spellCheck: false,
} as const;
const INPUTS: Partial<Record<FieldKind, Partial<TextFieldProps>>> = {
  text: { autoCapitalize: "words" },
  code: { ...ADDRESS, autoCapitalize: "characters" },
  email: { ...ADDRESS, type: "email" },
  // A name is no URL: browsers would refuse or change it.
  link: { ...ADDRESS, autoComplete: "off", type: "text", inputMode: "url" },
};

type LinePath = `${OrderPart}.${OrderField}` & FieldPathByValue<OrderFormValues, string>;

interface LineFieldProps extends Partial<TextFieldProps> {
  name: LinePath;
  /** Called when it is changed by hand. */
  onTyped?: () => void;
}

/** A line of text of the order by its kind, which is checked when it is left. */
export function LineField({ name: path, onTyped, ...input }: LineFieldProps) {
  const { register, getFieldState, getValues, trigger, formState } =
    useFormContext<OrderFormValues>();
  const [part, name] = path.split(".") as [OrderPart, OrderField];
  const { kind, isOptional } = fieldsOf(part).find((field) => field.name === name)!;
  // Whoever passes through an empty field has not made a mistake yet.
  const check = () => getValues(path).trim() !== "" && void trigger(path);
  return (
    <TextField
      {...register(path, { onChange: onTyped, onBlur: check })}
      error={getFieldState(path, formState).error?.message}
      note={isPrintedField(path) ? <FieldLetters name={path} /> : undefined}
      label={ORDER_LABELS[name]()}
      required={!isOptional}
      aside={isOptional && m.order_optional()}
      {...INPUTS[kind]}
      {...input}
    />
  );
}
