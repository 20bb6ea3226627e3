import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import type { CompanyOffices } from "#shared/companies/company-offices.ts";

import type { OfficeDesk } from "./office-desk.ts";
import type { OfficesEditor } from "./offices-editor.tsx";

interface OpenOfficesProps {
  desk: OfficeDesk;
  isReadOnly?: boolean;
}

/** Where cards are delivered beside the address of the order, once somebody wants to see it. */
export function OpenOffices({ desk, isReadOnly = false }: OpenOfficesProps) {
  const [loaded, setLoaded] = useState<CompanyOffices>();
  const [Editor, setEditor] = useState<typeof OfficesEditor>();
  const [state, setState] = useState<"" | "loading" | "failed">("");

  async function open() {
    setState("loading");
    try {
      // Most companies have one address.
      const [offices, part] = await Promise.all([desk.read(), import("./offices-editor.tsx")]);
      setLoaded(offices);
      setEditor(() => part.OfficesEditor);
      setState("");
    } catch {
      setState("failed");
    }
  }

  if (loaded && Editor) return <Editor desk={desk} loaded={loaded} isReadOnly={isReadOnly} />;
  return (
    <>
      <p className="text-ink-2">{m.company_offices_text()}</p>
      <Button
        variant="line"
        className="mt-4 max-md:w-full"
        pending={state === "loading"}
        onClick={() => void open()}
      >
        {m.company_offices_open()}
      </Button>
      {state === "failed" && <FieldError>{m.company_offices_load_failed()}</FieldError>}
    </>
  );
}
