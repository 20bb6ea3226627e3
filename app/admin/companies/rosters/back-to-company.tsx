import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";

import { companyPath } from "./roster-paths.ts";

export function BackToCompany({ company }: { company: string }) {
  return (
    <Link
      to={companyPath(company)}
      className="-ms-1.5 inline-flex min-h-11 items-center gap-1.5 justify-self-start rounded-badge px-1.5 text-ink-2 transition-colors hover:text-ink md:min-h-8"
    >
      <ArrowLeft size={16} strokeWidth={1.6} aria-hidden="true" className="rtl:-scale-x-100" />
      {m.panel_roster_back()}
    </Link>
  );
}
