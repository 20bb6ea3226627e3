import type { MetaDescriptor } from "react-router";

import type { Matches } from "../layout/layout-data.ts";
import { pageHead } from "../layout/page-head.ts";
import { shopNameIn } from "../layout/shop-name.ts";
import type { Policy, RelatedPath } from "./policy.ts";

/** The head of a policy's page; all of them share one picture. */
export function policyHead(
  path: RelatedPath,
  policy: Policy | undefined,
  matches: Matches,
): MetaDescriptor[] {
  if (!policy) return [];
  const shop = shopNameIn(matches);
  return pageHead({
    matches,
    path,
    title: `${policy.title} · ${shop}`,
    crumb: policy.title,
    description: policy.summary.replaceAll("{shop}", shop),
    picture: "policies",
  });
}
