import { m } from "#app/i18n/translations.ts";

import { ResourceScreen } from "../resource/resource-screen.tsx";
import { companyView } from "./company-view.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_screen("companies") }) }];

export default function CompaniesPage() {
  return <ResourceScreen view={companyView} />;
}
