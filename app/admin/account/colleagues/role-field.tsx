import { Controller, type Control, type FieldValues, type Path } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { RadioCards } from "#app/ui/radio-cards.tsx";
import { ROLES, type Role } from "#shared/session/permissions.ts";

const MEANINGS: Record<Role, () => string> = {
  owner: m.panel_account_role_owner,
  manager: m.panel_account_role_manager,
  maker: m.panel_account_role_maker,
  viewer: m.panel_account_role_viewer,
};

interface RoleFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: Path<Values>;
}

/** The choice of a role, each with what it may do. */
export function RoleField<Values extends FieldValues>({ control, name }: RoleFieldProps<Values>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <RadioCards
          label={m.panel_account_role()}
          density="panel"
          required
          name={field.name}
          value={field.value}
          onValueChange={field.onChange}
          onBlur={field.onBlur}
          ref={field.ref}
          error={fieldState.error?.message}
          options={ROLES.map((role) => ({
            value: role,
            label: m.panel_role(role),
            description: MEANINGS[role](),
          }))}
        />
      )}
    />
  );
}
