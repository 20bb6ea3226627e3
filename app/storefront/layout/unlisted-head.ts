import type { MetaDescriptor } from "react-router";

/** The head of a page that search engines should not list: errors, confirmations, private pages. */
export function unlistedHead(title: string): MetaDescriptor[] {
  return [{ title }, { name: "robots", content: "noindex" }];
}
