import { visitorText } from "#app/api-messages/visitor-text.ts";
import { m } from "#app/i18n/translations.ts";
import type { Locale } from "#shared/i18n/locale.ts";
import type { ContactField } from "#shared/profiles/contact.ts";
import type { ProfileView } from "#shared/profiles/profile-view.ts";

import { pageAddress } from "./view-labels.ts";

/** The fields that a visitor fills in, and how a device helps with them. */
const FIELDS = {
  name: { type: "text", autoComplete: "name", label: m.profile_send_name, isLtr: false },
  phone: { type: "tel", autoComplete: "tel", label: m.profile_send_phone, isLtr: true },
  email: { type: "email", autoComplete: "email", label: m.profile_send_email, isLtr: true },
} satisfies Record<ContactField, object>;

/** 'Send me yours': a visitor leaves their own contact for the owner of the page. */
export function SendForm({ view, language }: { view: ProfileView; language: Locale }) {
  const { refused, firstName } = view;
  if (view.isExample) {
    return (
      <details id="send">
        <summary className="pill line">{m.profile_send_yours()}</summary>
        <p className="plate example">{m.demo_nothing_sent()}</p>
      </details>
    );
  }
  return (
    <details open={refused !== undefined} id="send">
      <summary className="pill line">{m.profile_send_yours()}</summary>
      <form method="post" action={`${pageAddress(view, language)}#send`} noValidate>
        {refused && Object.keys(refused.errors).length === 0 && (
          <p className="wrong" role="alert">
            {visitorText(refused.message)}
          </p>
        )}
        {Object.entries(FIELDS).map(([name, field]) => (
          <Field key={name} name={name as ContactField} {...field} refused={refused} />
        ))}
        <div className="trap" aria-hidden="true">
          <label>
            Website
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <p className="small">{m.profile_send_consent({ name: firstName })}</p>
        <button type="submit" className="pill">
          {m.profile_send_button()}
        </button>
      </form>
    </details>
  );
}

interface FieldProps {
  name: ContactField;
  type: string;
  autoComplete: string;
  label(): string;
  isLtr: boolean;
  refused: ProfileView["refused"];
}

function Field({ name, label, isLtr, refused, ...input }: FieldProps) {
  const error = refused?.errors[name];
  // Of phone and e-mail one is enough, which 'Required' does not say.
  const text =
    error &&
    (name === "phone" && error.code === "required" ? m.profile_send_either() : visitorText(error));
  return (
    <label>
      {label()}
      <input
        {...input}
        name={name}
        defaultValue={refused?.values[name]}
        maxLength={255}
        className={isLtr ? "ltr" : undefined}
        {...(text && { "aria-invalid": true, "aria-describedby": `${name}-wrong` })}
      />
      {text && (
        <span className="wrong" id={`${name}-wrong`}>
          {text}
        </span>
      )}
    </label>
  );
}
