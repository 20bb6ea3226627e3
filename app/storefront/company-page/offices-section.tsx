import { useState } from "react";

import { api } from "#app/api/browser-api.ts";
import type { Offices } from "#app/company-offices/offices.tsx";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";

import { PageSection } from "../order-page/page-section.tsx";

/** The company's offices, once it wants to see them: most companies have one address. */
export function OfficesSection({ token }: { token: string }) {
  const [Part, setPart] = useState<typeof Offices>();
  const [state, setState] = useState<"" | "loading" | "failed">("");

  async function open() {
    setState("loading");
    try {
      const { Offices: loaded } = await import("#app/company-offices/offices.tsx");
      setPart(() => loaded);
      setState("");
    } catch {
      setState("failed");
    }
  }

  return (
    <PageSection title={m.company_page_offices()}>
      {Part ? (
        <Part api={api} whose={{ token }} />
      ) : (
        <>
          <p className="text-ink-2">{m.company_page_offices_text()}</p>
          <Button
            variant="line"
            className="mt-5"
            pending={state === "loading"}
            onClick={() => void open()}
          >
            {m.company_page_offices_open()}
          </Button>
          {state === "failed" && <FieldError>{m.company_page_offices_failed()}</FieldError>}
        </>
      )}
    </PageSection>
  );
}
