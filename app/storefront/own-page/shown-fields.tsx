import { m } from "#app/i18n/translations.ts";
import { Switch } from "#app/ui/switch.tsx";
import type { OwnPage } from "#shared/profiles/own-page.ts";
import { PROFILE_PARTS, type ProfilePart } from "#shared/profiles/profile-parts.ts";

import { PART_LABELS } from "./field-labels.ts";
import type { PartProps } from "./page-field.ts";

/** What of the page visitors see; what is hidden is kept. */
export function ShownFields({ own, first }: PartProps) {
  const { form, values } = own;

  function show(part: ProfilePart, isShown: boolean) {
    const hidden = PROFILE_PARTS.filter((each) =>
      each === part ? !isShown : values.hidden.includes(each),
    );
    form.setValue("hidden", hidden, { shouldDirty: true });
  }

  return (
    <div className="grid gap-x-10 gap-y-5 md:grid-cols-2">
      {PROFILE_PARTS.filter((part) => part !== "logo" || isOwnLogo(own.page)).map((part) => (
        <Switch
          key={part}
          name="shown"
          value={part}
          label={PART_LABELS[part]()}
          checked={!values.hidden.includes(part)}
          onChange={(event) => show(part, event.currentTarget.checked)}
        />
      ))}
      <div className="border-t border-line pt-5 md:col-span-2">
        <Switch
          {...form.register("isListed")}
          defaultChecked={first.values.isListed}
          label={m.own_page_listed()}
          description={m.own_page_listed_text()}
        />
      </div>
    </div>
  );
}

/** Whether there is a logo, and it is the owner's to hide. */
const isOwnLogo = ({ ofCompany }: OwnPage) =>
  ofCompany.logo !== "" && !ofCompany.fixed.includes("logo");
