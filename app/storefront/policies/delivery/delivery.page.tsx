import { apiContext } from "#app/api/api-context.ts";
import { optional } from "#app/api/optional-data.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { formatPrice } from "#app/ui/price.ts";

import { loadCityFees, type CityFee } from "../../layout/load-city-fees.ts";
import { loadPolicy } from "../load-policy.ts";
import { policyHead } from "../policy-head.ts";
import { PolicyPage } from "../policy-page.tsx";
import type { Policy, PolicyTable } from "../policy.ts";
import type { Route } from "./+types/delivery.page.ts";
import { arabic } from "./ar.ts";
import { english } from "./en.ts";

/** A static page, without React in the browser. */
export const handle = { isStatic: true };

export async function loader({ context }: Route.LoaderArgs) {
  const cities = await optional(context, loadCityFees(context.get(apiContext)));
  const { policy, updated } = loadPolicy({ en: english, ar: arabic });
  return { policy: withCityFees(policy, cities ?? []), updated };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return policyHead("/delivery-policy", loaderData?.policy, matches);
}

export default function DeliveryPolicyPage({ loaderData }: Route.ComponentProps) {
  return <PolicyPage {...loaderData} />;
}

/** The section in which the fees of cities stand. */
const SECTION = "local-fees";

/** The policy with the fees that the order form really charges, below those in dollars. */
function withCityFees(policy: Policy, cities: readonly CityFee[]): Policy {
  if (cities.length === 0) return policy;
  const table = cityFeesTable(cities);
  return {
    ...policy,
    sections: policy.sections.map((section) => {
      if (section.id !== SECTION) return section;
      const [dollars, ...others] = section.blocks;
      return { ...section, blocks: [dollars!, { table }, ...others] };
    }),
  };
}

/** A row for each fee, the lowest first. */
function cityFeesTable(cities: readonly CityFee[]): PolicyTable {
  const fees = [...new Set(cities.map(({ fee }) => fee))].toSorted((a, b) => a - b);
  const names = new Intl.ListFormat(getLocale());
  return {
    caption: m.storefront_policy_city_fees(),
    head: [m.storefront_policy_city_fees_city(), m.storefront_policy_city_fees_fee()],
    rows: fees.map((fee) => [
      names.format(cities.filter((city) => city.fee === fee).map(({ name }) => name)),
      fee === 0 ? m.storefront_policy_city_fees_free() : formatPrice(fee),
    ]),
  };
}
