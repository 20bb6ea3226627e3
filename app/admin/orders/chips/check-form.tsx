import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { readSerial } from "#shared/cards/chip-serial.ts";
import { READ_LENGTH } from "#shared/chips/chip.ts";

import { serialLabel } from "../chip-labels.ts";
import { Section } from "../section.tsx";

interface CheckFormProps {
  isAsking: boolean;
  onLookUp: (query: { serial?: string; read?: string }) => void;
}

/** Looks a card up by what another program or a person has read from it. */
export function CheckForm({ isAsking, onLookUp }: CheckFormProps) {
  const [serial, setSerial] = useState("");
  const [read, setRead] = useState("");
  const [isTried, setTried] = useState(false);
  const isSerialWrong = serial.trim() !== "" && readSerial(serial) === undefined;
  const isNothing = serial.trim() === "" && read.trim() === "";
  const error = isSerialWrong
    ? m.panel_chips_serial_wrong()
    : isNothing
      ? m.panel_chips_look_up_nothing()
      : undefined;
  return (
    <Section title={m.panel_chips_look_up()}>
      <form
        noValidate
        className="grid gap-4 py-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!error) onLookUp({ serial: serial.trim(), read: read.trim() });
        }}
      >
        <TextField
          label={m.panel_chips_serial()}
          hint={m.panel_chips_serial_hint({ example: serialLabel("04:a3:1f:b2:c4:5d:80") })}
          error={isTried ? error : undefined}
          dir="ltr"
          value={serial}
          onChange={(event) => setSerial(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
        />
        <TextField
          label={m.panel_chips_read()}
          hint={m.panel_chips_read_hint()}
          dir="ltr"
          value={read}
          onChange={(event) => setRead(event.target.value)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={READ_LENGTH}
        />
        <div className="flex justify-end">
          <Button type="submit" variant="line" pending={isAsking}>
            {m.panel_chips_look_up_do()}
          </Button>
        </div>
      </form>
    </Section>
  );
}
