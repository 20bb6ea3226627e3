import { m } from "#app/i18n/translations.ts";

import { ActiveFilter } from "../resource/active-filter.tsx";
import { ResourceScreen } from "../resource/resource-screen.tsx";
import { discountView } from "./discount-view.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_screen("discounts") }) }];

export default function DiscountsPage() {
  return <ResourceScreen view={discountView} filters={(list) => <ActiveFilter list={list} />} />;
}
