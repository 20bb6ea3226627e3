import { loadPolicy } from "../load-policy.ts";
import { policyHead } from "../policy-head.ts";
import { PolicyPage } from "../policy-page.tsx";
import type { Route } from "./+types/cancellation.page.ts";
import { arabic } from "./ar.ts";
import { english } from "./en.ts";

/** A static page, without React in the browser. */
export const handle = { isStatic: true };

export function loader() {
  return loadPolicy({ en: english, ar: arabic });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return policyHead("/cancellation-policy", loaderData?.policy, matches);
}

export default function CancellationPolicyPage({ loaderData }: Route.ComponentProps) {
  return <PolicyPage {...loaderData} />;
}
