import { useEffect, useEffectEvent, useState } from "react";

import type { CallApi } from "#app/api/call-api.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import type { WhoseCards } from "#shared/companies/company-card-paths.ts";
import type { CompanyOffices } from "#shared/companies/company-offices.ts";

import { officeDesk } from "./office-desk.ts";
import { OfficesEditor } from "./offices-editor.tsx";

export interface OfficesProps {
  api: CallApi;
  whose: WhoseCards;
  isReadOnly?: boolean;
}

/** Where a company's cards are delivered beside the address of the order, as the shop has it by then. */
export function Offices({ api, whose, isReadOnly = false }: OfficesProps) {
  const [desk] = useState(() => officeDesk(api, whose));
  const [loaded, setLoaded] = useState<CompanyOffices>();
  const [hasFailed, setFailed] = useState(false);

  async function load() {
    setFailed(false);
    try {
      setLoaded(await desk.read());
    } catch {
      setFailed(true);
    }
  }
  const begin = useEffectEvent(() => void load());
  useEffect(() => begin(), []);

  if (loaded) return <OfficesEditor desk={desk} loaded={loaded} isReadOnly={isReadOnly} />;
  return hasFailed ? (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p className="text-bad">{m.company_offices_load_failed()}</p>
      <Button variant="line" size="s" onClick={() => void load()}>
        {m.company_offices_retry()}
      </Button>
    </div>
  ) : (
    <p role="status" className="text-ink-2">
      {m.company_offices_loading()}
    </p>
  );
}
