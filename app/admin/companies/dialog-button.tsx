import { useState, type ComponentType } from "react";

import { Button } from "#app/ui/button.tsx";
import { LazyPart } from "#app/ui/lazy-part.tsx";
import type { Company } from "#shared/companies/company.ts";

import { sayMissing } from "../resource/failures.ts";

export interface CompanyDialogProps {
  company: Company;
  isOpen: boolean;
  onClose: () => void;
}

interface DialogButtonProps {
  company: Company;
  label: string;
  /** Must always be the same function. */
  load: () => Promise<ComponentType<CompanyDialogProps>>;
}

/** Leads to something that is done with a company in a dialog, whose code comes with the first press. */
export function DialogButton({ company, label, load }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="line" className="max-md:w-full" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <LazyPart
        load={load}
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
