import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { LazyPart } from "#app/ui/lazy-part.tsx";
import type { Company } from "#shared/companies/company.ts";

import { sayMissing } from "../resource/failures.ts";

const loadDialog = async () => (await import("./design-dialog.tsx")).default;

/** Leads to the design of a company's cards. */
export function DesignButton({ company }: { company: Company }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="line" className="max-md:w-full" onClick={() => setOpen(true)}>
        {m.panel_companies_design()}
      </Button>
      <LazyPart
        load={loadDialog}
        need={isOpen}
        onMissing={() => {
          sayMissing();
          close();
        }}
        props={{ company, isOpen, onClose: close }}
      />
    </>
  );
}
