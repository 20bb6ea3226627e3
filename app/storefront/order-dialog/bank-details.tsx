import { m } from "#app/i18n/translations.ts";
import { allBankRows, bankRows, cliqRows, type AccountRow } from "#app/orders/account-rows.ts";
import { CliqCode } from "#app/orders/cliq-code.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";

import { LoadFailure } from "./load-failure.tsx";
import { useBankDetails } from "./order-queries.ts";

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
  if (!data) return <Rows rows={allBankRows({})} isWaiting />;
  return (
    <>
      <Rows rows={cliqRows(data.cliqAlias)} />
      <CliqCode image={data.cliqQrImage} />
      <Rows rows={bankRows(data)} />
    </>
  );
}

function Rows({ rows, isWaiting = false }: { rows: readonly AccountRow[]; isWaiting?: boolean }) {
  if (rows.length === 0) return null;
  return (
    <dl className="border-t border-line not-first:-mt-px">
      {rows.map(({ name, value, parts, copy }) => (
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
                  {parts?.join(" ") ?? value}
                </bdi>
                <CopyButton
                  label={copy}
                  text={value}
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
