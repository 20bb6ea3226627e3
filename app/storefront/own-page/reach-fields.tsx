import { m } from "#app/i18n/translations.ts";
import { severalPhonesHint } from "#app/orders/lazy-hints.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { MOST_PHONES } from "#shared/profiles/own-values.ts";

import { LTR } from "../forms/ltr.ts";
import { PhoneList } from "../forms/phone-list.tsx";
import { errorAt, textField, type PartProps } from "./page-field.ts";
import { useIsReady } from "./use-is-ready.ts";

/** The ways to reach a person, besides their links. */
export function ReachFields(part: PartProps) {
  const isReady = useIsReady();
  return (
    <div className="grid gap-6">
      <Phones {...part} />
      <div className="grid gap-6 md:grid-cols-2">
        <TextField
          {...textField(part, "whatsapp")}
          {...LTR}
          hint={
            isReady &&
            severalPhonesHint({
              typed: part.own.values.whatsapp,
              onKeep(phone) {
                part.own.form.setValue("whatsapp", phone, { shouldDirty: true });
                part.own.form.setFocus("whatsapp");
              },
            })
          }
          label={m.own_page_whatsapp()}
          type="tel"
          inputMode="tel"
          autoComplete="off"
        />
        <TextField
          {...textField(part, "email")}
          {...LTR}
          label={m.own_page_email()}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </div>
      <TextField
        {...textField(part, "address")}
        dir="auto"
        label={m.own_page_address()}
        hint={m.own_page_address_hint()}
        autoComplete="street-address"
      />
    </div>
  );
}

/** Numbers to call, the first one first; an empty line is none. */
function Phones({ own, refused }: PartProps) {
  const { form, values } = own;
  const isReady = useIsReady();
  const phones = values.phones.length > 0 ? values.phones : [""];

  function change(next: string[]) {
    form.clearErrors("phones");
    form.setValue("phones", next, { shouldDirty: true });
  }

  return (
    <PhoneList
      phones={phones}
      most={MOST_PHONES}
      isOpen={isReady}
      addLabel={m.own_page_phone_add()}
      removeLabel={(number) => m.own_page_phone_remove({ number })}
      onChange={change}
      field={(index, phone, trailing, hint) => (
        <TextField
          // An entry is identified only by its position.
          key={index}
          {...LTR}
          id={`phones.${index}`}
          name={`phones.${index}`}
          label={index === 0 ? m.own_page_phone() : m.own_page_phone_nth({ number: index + 1 })}
          type="tel"
          inputMode="tel"
          autoComplete={index === 0 ? "tel" : "off"}
          maxLength={1_000}
          value={phone}
          hint={hint}
          onChange={(event) => change(phones.with(index, event.currentTarget.value))}
          onBlur={() => phone.trim() && void form.trigger(`phones.${index}`)}
          error={errorAt(form, refused, `phones.${index}`)}
          trailing={trailing}
        />
      )}
    />
  );
}
