import { m } from "#app/i18n/translations.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { PublicSettings } from "#shared/settings/settings.ts";

import { LoadFailure } from "./load-failure.tsx";
import { useBankDetails } from "./order-queries.ts";

interface Row {
  name: string;
  value: string;
  /** The label of its copy button. */
  copy: string;
  /** What is copied where it is not the shown value. */
  copied?: string;
}

/** The account for transfers, from the shop's settings: by CliQ first, as most people in Jordan pay. */
export function BankDetails() {
  const { data, isError, isFetching, refetch } = useBankDetails();
  if (isError) {
    return (
      <LoadFailure onRetry={() => void refetch()} isRetrying={isFetching}>
        {m.order_bank_failed()}
      </LoadFailure>
    );
  }
  return (
    <>
      {data?.cliqAlias && <Rows rows={[cliqRow(data.cliqAlias)]} />}
      {data?.cliqQrImage && (
        <figure className="flex flex-wrap items-center gap-x-5 gap-y-2 py-4">
          <img
            src={data.cliqQrImage}
            alt={m.order_bank_instant_qr()}
            className="size-44 max-w-full rounded-field bg-white object-contain p-2"
          />
          <figcaption className="min-w-40 flex-1 text-note text-ink-2">
            {m.order_bank_instant_scan()}
          </figcaption>
        </figure>
      )}
      <Rows rows={bankRows(data)} isWaiting={!data} />
    </>
  );
}

function Rows({ rows, isWaiting = false }: { rows: readonly Row[]; isWaiting?: boolean }) {
  return (
    <dl className="border-t border-line not-first:-mt-px">
      {rows.map(({ name, value, copy, copied = value }) => (
        <div
          key={name}
          className="relative flex min-h-16 flex-col justify-center border-b border-line py-2 pe-12"
        >
          <dt className="text-note text-ink-2">{name}</dt>
          <dd className="leading-snug font-normal">
            {isWaiting ? (
              <Skeleton className="h-5 w-44" />
            ) : (
              <>
                <bdi dir="ltr" className="block w-fit wrap-anywhere tabular-nums">
                  {value}
                </bdi>
                <CopyButton
                  label={copy}
                  text={copied}
                  className="absolute inset-y-0 -end-3 my-auto"
                />
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function cliqRow(alias: string): Row {
  return { name: m.order_bank_instant(), value: alias, copy: m.order_bank_instant_copy() };
}

function bankRows(bank: PublicSettings["bank"] | undefined): Row[] {
  const { bankName = "", accountHolder = "", accountNumber = "", iban = "" } = bank ?? {};
  return [
    { name: m.order_bank_name(), value: bankName, copy: m.order_bank_name_copy() },
    { name: m.order_bank_holder(), value: accountHolder, copy: m.order_bank_holder_copy() },
    { name: m.order_bank_account(), value: accountNumber, copy: m.order_bank_account_copy() },
    {
      name: m.order_bank_iban(),
      value: inFours(iban),
      copy: m.order_bank_iban_copy(),
      copied: iban,
    },
    { name: m.order_bank_swift(), value: bank?.swiftCode ?? "", copy: m.order_bank_swift_copy() },
    {
      name: m.order_bank_currency(),
      value: bank?.currency ?? "",
      copy: m.order_bank_currency_copy(),
    },
  ];
}

/** An IBAN in groups of four characters. */
function inFours(iban: string): string {
  return iban.replace(/\s/g, "").replace(/(.{4})(?=.)/g, "$1 ");
}
