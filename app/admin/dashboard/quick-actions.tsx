import { queryOptions, useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";

import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { formatPrice } from "#app/ui/price.ts";
import { formatNumber } from "#shared/format-number.ts";
import { subscriberCalls } from "#shared/subscribers/subscriber-calls.ts";

import { mainProductQuery } from "../product/product-queries.ts";
import { resourceKey } from "../resource/resource-key.ts";
import { SectionHead } from "../resource/section-head.tsx";
import { SCREEN_PERMISSIONS, SCREENS, type SidebarPath } from "../screens.ts";
import { PANEL_PATH } from "../session/login-path.ts";
import { useMay } from "../session/use-may.ts";
import { socialLinksQuery, statisticsQuery } from "./dashboard-queries.ts";

/** Links to the most important screens, each with a count of what is waiting there. */
export function QuickActions() {
  const may = useMay();
  const texts = useLabels().filter(([path]) => may(SCREEN_PERMISSIONS[path]));
  return (
    <section className="min-w-0">
      <SectionHead title={m.panel_dashboard_quick()} />
      <ul>
        {texts.map(([path, counted]) => {
          const Icon = SCREENS[path].icon;
          return (
            <li key={path} className="border-b border-line">
              <Link
                to={`${PANEL_PATH}/${path}`}
                className="group/quick flex h-14 items-center gap-3 outline-offset-[-2px] transition-colors hover:bg-hover-wash focus-visible:shadow-none"
              >
                <Icon size={18} strokeWidth={1.6} aria-hidden="true" />
                <span className="font-label">{m.panel_screen(path)}</span>
                <span className="ms-auto text-note text-ink-2 tabular-nums">{counted}</span>
                <ChevronRight
                  size={17}
                  strokeWidth={1.6}
                  aria-hidden="true"
                  className="text-ink-2 rtl:-scale-x-100"
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Of the shortest page: only how many there are is shown. */
const subscriberCountQuery = queryOptions({
  queryKey: [...resourceKey(subscriberCalls.list), "count"],
  queryFn: async () => {
    const query = { page: "1", limit: "1" };
    return (await api(subscriberCalls.list, { query })).data.pagination.totalItems;
  },
});

/** The screens with what is counted of each, which appears when it has loaded, and is omitted when that fails. */
function useLabels(): [path: SidebarPath, counted: string | undefined][] {
  const { data: statistics } = useQuery(statisticsQuery);
  const { data: product } = useQuery(mainProductQuery);
  const { data: links } = useQuery(socialLinksQuery);
  const { data: subscribers } = useQuery({
    ...subscriberCountQuery,
    enabled: useMay()(SCREEN_PERMISSIONS.subscribers),
  });
  const { orders, messages } = statistics ?? {};
  return [
    ["orders", orders && m.panel_count_pending({ count: formatNumber(orders.pending) })],
    ["product", product?.price == null ? undefined : formatPrice(product.price)],
    ["messages", messages && m.panel_count_new({ count: formatNumber(messages.new) })],
    [
      "social-media",
      links && m.panel_count_active({ count: links.filter(({ isActive }) => isActive).length }),
    ],
    ["subscribers", subscribers === undefined ? undefined : formatNumber(subscribers)],
  ];
}
