import { m } from "#app/i18n/translations.ts";

const FIGURES = [
  [m.storefront_figure_customers, m.storefront_figure_customers_label],
  [m.storefront_figure_rating, m.storefront_figure_rating_label],
  [m.storefront_figure_recommend, m.storefront_figure_recommend_label],
] as const;

/** Three fixed numbers about the shop. */
export function ShopFigures() {
  return (
    <dl className="grid gap-x-6 border-t border-line md:grid-cols-3">
      {FIGURES.map(([figure, label]) => (
        <div
          key={label()}
          className="flex flex-row-reverse items-baseline justify-between gap-4 border-line py-5.5 max-md:border-b md:flex-col-reverse md:items-stretch md:justify-end md:py-0 md:pt-7"
        >
          <dt className="text-ink-2">{label()}</dt>
          <dd className="text-figure font-figure tracking-figure">
            <bdi dir="ltr">{figure()}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
