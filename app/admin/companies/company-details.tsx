import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { Badge } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button-style.ts";
import { formatPrice } from "#app/ui/price.ts";
import { getCompanyRecords } from "#shared/companies/company-records.ts";
import type { Company } from "#shared/companies/company.ts";

import { BULK_STATUS_LABELS } from "../bulk-orders/bulk-order-labels.ts";
import { bulkOrderPath } from "../bulk-orders/bulk-order-paths.ts";
import { STATUS_LABELS } from "../orders/order-labels.ts";
import { orderPagePath } from "../orders/order-paths.ts";
import { Detail, Details } from "../resource/details.tsx";
import { longMoment, shortMoment } from "../resource/display-date.ts";
import { LoadError } from "../resource/load-error.tsx";
import { MailLink, PhoneLink } from "../resource/typed-link.tsx";
import { useMay } from "../session/use-may.ts";
import { CompanyCardsSection } from "./company-cards-section.tsx";
import { CompanyOfficesSection } from "./company-offices-section.tsx";
import { DialogButton } from "./dialog-button.tsx";
import { newRosterPath, rosterPath } from "./rosters/roster-paths.ts";
import { SendLink } from "./send-link.tsx";

const loadDesign = async () => (await import("./design-dialog.tsx")).default;
const loadMerge = async () => (await import("./merge-dialog.tsx")).default;

/** A company with all that it has asked for, ordered and was invoiced. */
export function CompanyDetails({ item }: { item: Company }) {
  const may = useMay();
  const { taxNumber, contactPerson, email, phone, address, note } = item;
  return (
    <>
      <Details>
        <Detail label={m.panel_companies_person()}>{contactPerson}</Detail>
        <Detail label={m.panel_detail_email()}>{email && <MailLink address={email} />}</Detail>
        <Detail label={m.panel_bulk_field_phone()}>{phone && <PhoneLink phone={phone} />}</Detail>
        <Detail label={m.panel_companies_tax_number()}>{taxNumber}</Detail>
        <Detail label={m.panel_companies_address()}>{address}</Detail>
        <Detail label={m.panel_companies_note()}>
          {note && <span className="whitespace-pre-line">{note}</span>}
        </Detail>
        <Detail label={m.panel_column_created()}>{longMoment(item.createdAt)}</Detail>
      </Details>
      <Records id={item._id} />
      <CompanyOfficesSection id={item._id} />
      {may("customers.write") && (
        <div className="mt-5 flex flex-wrap gap-3">
          <Link
            to={newRosterPath(item._id)}
            className={buttonClass({ variant: "line" }, "panel", "max-md:w-full")}
          >
            {m.panel_roster_add()}
          </Link>
          <DialogButton company={item} label={m.panel_companies_design()} load={loadDesign} />
          <DialogButton company={item} label={m.panel_companies_merge()} load={loadMerge} />
        </div>
      )}
      <CompanyCardsSection id={item._id} />
      {may("customers.write") && <SendLink company={item} />}
    </>
  );
}

function Records({ id }: { id: string }) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [getCompanyRecords.path, id],
    queryFn: async () => (await api(getCompanyRecords, { params: { id } })).data.data,
    refetchOnMount: "always",
  });
  if (isError && !data) {
    return (
      <LoadError
        text={m.panel_companies_records_failed()}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        isInline
      />
    );
  }
  if (!data) return null;
  const { requests, orders, rosters, invoices } = data;
  if (requests.length + orders.length + rosters.length + invoices.length === 0) {
    return <p className="mt-5 text-ink-2">{m.panel_companies_no_records()}</p>;
  }
  return (
    <>
      <RecordList
        title={m.panel_companies_orders()}
        records={orders.map(({ total, count, status, ...order }) => ({
          ...order,
          to: orderPagePath(order.id),
          text: `${m.panel_companies_cards({ count })} · ${formatPrice(total)}`,
          badge: STATUS_LABELS[status],
        }))}
      />
      <RecordList
        title={m.panel_roster_lists()}
        records={rosters.map(({ id: roster, name, people, ordered, createdAt }) => ({
          id: roster,
          number: name || m.panel_roster_untitled(),
          createdAt,
          to: rosterPath(roster),
          text: m.panel_roster_list_line({ people, ordered }),
        }))}
      />
      <RecordList
        title={m.panel_companies_requests()}
        records={requests.map(({ count, status, ...request }) => ({
          ...request,
          to: bulkOrderPath(request.id),
          text: m.panel_companies_cards({ count }),
          badge: BULK_STATUS_LABELS[status],
        }))}
      />
      <RecordList
        title={m.panel_companies_invoices()}
        records={invoices.map(({ total, ...invoice }) => ({
          ...invoice,
          to: `/admin-panel/invoices?search=${encodeURIComponent(invoice.number)}`,
          text: formatPrice(total),
        }))}
      />
    </>
  );
}

interface ListedRecord {
  id: string;
  number: string;
  createdAt: string;
  to: string;
  text: string;
  badge?: (typeof STATUS_LABELS)["pending"];
}

function RecordList({ title, records }: { title: string; records: readonly ListedRecord[] }) {
  if (records.length === 0) return null;
  return (
    <section className="mt-5">
      <h3 className="border-b border-ink pb-1.5 font-label">{title}</h3>
      <ol className="divide-y divide-line">
        {records.map(({ id, number, createdAt, to, text, badge }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-2.5 gap-y-1 py-2.75">
            <Link
              to={to}
              className="font-label underline decoration-line-2 underline-offset-4 hover:decoration-current"
            >
              <bdi dir="ltr" className="tabular-nums">
                {number}
              </bdi>
            </Link>
            <span>{text}</span>
            <span className="text-note text-ink-2">{shortMoment(createdAt)}</span>
            {badge && (
              <span className="ms-auto">
                <Badge tone={badge.tone}>{badge.label()}</Badge>
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
