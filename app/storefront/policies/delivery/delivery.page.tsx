import { apiContext } from "#app/api/api-context.ts";
import { optional } from "#app/api/optional-data.ts";

import { loadCityFees } from "../../layout/load-city-fees.ts";
import { loadPolicy } from "../load-policy.ts";
import { policyHead } from "../policy-head.ts";
import { PolicyPage } from "../policy-page.tsx";
import type { Route } from "./+types/delivery.page.ts";
import { arabic } from "./ar.ts";
import { withCityFees } from "./city-fees.ts";
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
