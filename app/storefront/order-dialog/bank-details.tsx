import { m } from "#app/i18n/translations.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { PublicSettings } from "#shared/settings/settings.ts";

import { LoadFailure } from "./load-failure.tsx";
import { useBankDetails } from "./order-queries.ts";

interface Row {
  name: string;
  value: string;
  /** The label of its copy button and the copied text; rows without it have no button. */
  copy?: { label: string; text: string };
}

/** The bank account for transfers, from the shop's settings. */
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
      <dl className="border-t border-line">
        {rowsOf(data).map(({ name, value, copy }) => (
          <div
            key={name}
            className="relative flex min-h-16 flex-col justify-center border-b border-line py-2 pe-12"
          >
            <dt className="text-note text-ink-2">{name}</dt>
            <dd className="leading-snug font-normal">
              {data ? (
                <bdi dir="ltr" className="block w-fit wrap-anywhere tabular-nums">
                  {value}
                </bdi>
              ) : (
                <Skeleton className="h-5 w-44" />
              )}
              {copy && data && (
                <CopyButton {...copy} className="absolute inset-y-0 -end-3 my-auto" />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {data?.cliqQrImage && (
        <figure className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
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
    </>
  );
}

type Details = PublicSettings["bank"] & Pick<PublicSettings, "cliqAlias" | "cliqQrImage">;

function rowsOf(bank: Details | undefined): Row[] {
  const {
    bankName = "",
    accountHolder = "",
    accountNumber = "",
    iban = "",
    swiftCode = "",
    cliqAlias = "",
  } = bank ?? {};
  return [
    {
      name: m.order_bank_name(),
      value: bankName,
      copy: { label: m.order_bank_name_copy(), text: bankName },
    },
    {
      name: m.order_bank_holder(),
      value: accountHolder,
      copy: { label: m.order_bank_holder_copy(), text: accountHolder },
    },
    {
      name: m.order_bank_account(),
      value: accountNumber,
      copy: { label: m.order_bank_account_copy(), text: accountNumber },
    },
    {
      name: m.order_bank_iban(),
      value: inFours(iban),
      copy: { label: m.order_bank_iban_copy(), text: iban },
    },
    {
      name: m.order_bank_swift(),
      value: swiftCode,
      copy: { label: m.order_bank_swift_copy(), text: swiftCode },
    },
    { name: m.order_bank_currency(), value: bank?.currency ?? "" },
    ...(cliqAlias
      ? [
          {
            name: m.order_bank_instant(),
            value: cliqAlias,
            copy: { label: m.order_bank_instant_copy(), text: cliqAlias },
          },
        ]
      : []),
  ];
}

/** An IBAN in groups of four characters. */
function inFours(iban: string): string {
  return iban.replace(/\s/g, "").replace(/(.{4})(?=.)/g, "$1 ");
}
