import { useState } from "react";

import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { LazyPart } from "#app/ui/lazy-part.tsx";

import { sayMissing } from "../resource/failures.ts";
import { useMay } from "../session/use-may.ts";

const loadOffices = async () => (await import("#app/company-offices/offices.tsx")).Offices;

/** Where a company's cards are delivered, as its own page shows it. */
export function CompanyOfficesSection({ id }: { id: string }) {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="mt-5">
      <h3 className="mb-3 border-b border-ink pb-1.5 font-label">{m.panel_companies_offices()}</h3>
      <LazyPart
        load={loadOffices}
        need={isOpen}
        onMissing={() => {
          sayMissing();
          setOpen(false);
        }}
        props={{ api, whose: { id }, isReadOnly: !may("customers.write") }}
        waiting={
          <Button
            variant="line"
            className="max-md:w-full"
            pending={isOpen}
            onClick={() => setOpen(true)}
          >
            {m.panel_companies_offices_open()}
          </Button>
        }
      />
    </section>
  );
}
