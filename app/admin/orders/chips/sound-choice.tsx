import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Switch } from "#app/ui/switch.tsx";

import { isSilent, setSilent } from "./chip-sounds.ts";

/** Whether the phone sounds and shakes; remembered on this device. */
export function SoundChoice() {
  const [silent, setNow] = useState(isSilent);
  return (
    <Switch
      label={m.panel_chips_sound()}
      checked={!silent}
      onChange={(event) => {
        setSilent(!event.target.checked);
        setNow(!event.target.checked);
      }}
    />
  );
}
