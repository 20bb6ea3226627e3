import { m } from "#app/i18n/translations.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { formatPrice } from "#app/ui/price.ts";
import type { Discount } from "#shared/discounts/discount.ts";

import { ActiveBadge } from "../resource/active-badge.tsx";
import { Detail, DetailLines, Details } from "../resource/details.tsx";
import { longMoment } from "../resource/display-date.ts";
import { daysText, linkOf, offText, usedText } from "./discount-labels.ts";

export function DiscountDetails({ item }: { item: Discount }) {
  const { code, mostPerEmail, smallestTotal, product } = item;
  return (
    <Details>
      <DetailLines label={m.panel_discounts_code()}>
        <Copied text={code} label={m.panel_discounts_copy_code()} />
      </DetailLines>
      <DetailLines label={m.panel_discounts_link()}>
        <Copied text={linkOf(item)} label={m.panel_discounts_copy_link()} />
      </DetailLines>
      <Detail label={m.panel_discounts_off()}>{offText(item)}</Detail>
      <Detail label={m.panel_discounts_valid()}>{daysText(item)}</Detail>
      <Detail label={m.panel_discounts_used()}>{usedText(item)}</Detail>
      <Detail label={m.panel_discounts_per_email()}>{mostPerEmail}</Detail>
      <Detail label={m.panel_discounts_smallest()}>
        {smallestTotal > 0 && formatPrice(smallestTotal)}
      </Detail>
      <Detail label={m.panel_discounts_product()}>
        {product === null ? m.panel_discounts_every_product() : m.panel_discounts_one_product()}
      </Detail>
      <DetailLines label={m.panel_column_status()}>
        <ActiveBadge isActive={item.isActive} />
      </DetailLines>
      <Detail label={m.panel_column_created()}>{longMoment(item.createdAt)}</Detail>
    </Details>
  );
}

function Copied({ text, label }: { text: string; label: string }) {
  return (
    <span className="flex items-center gap-1">
      <bdi dir="ltr" className="min-w-0 wrap-anywhere">
        {text}
      </bdi>
      <CopyButton text={text} label={label} className="-my-3" />
    </span>
  );
}
