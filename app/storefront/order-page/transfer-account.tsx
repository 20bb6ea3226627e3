import { m } from "#app/i18n/translations.ts";
import { bankRows, cliqRows } from "#app/orders/account-rows.ts";
import { CliqCode } from "#app/orders/cliq-code.tsx";
import { Fact, FactList } from "#app/orders/order-facts.tsx";
import type { PublicSettings } from "#shared/settings/settings.ts";

/** Where customers transfer to. */
export type ShopAccount = Pick<
  PublicSettings,
  "bank" | "cliqAlias" | "cliqQrImage" | "takesTransfers"
>;

interface TransferAccountProps {
  /** Undefined when loading it failed. */
  account: ShopAccount | undefined;
  /** With its currency. */
  amount: string;
  /** The order's number. */
  number: string;
}

/** The account, the amount and what the transfer must state. By CliQ first, as most people in Jordan pay. */
export function TransferAccount({ account, amount, number }: TransferAccountProps) {
  if (!account?.takesTransfers) return <p className="mb-4">{m.order_page_receipt_ask_account()}</p>;
  const rows = [...cliqRows(account.cliqAlias), ...bankRows(account.bank)];
  return (
    <div className="mb-4">
      <p className="mb-2">{m.order_page_receipt_first_text()}</p>
      <FactList>
        <Fact name={m.order_page_transfer_amount()}>{amount}</Fact>
        <Fact name={m.order_page_transfer_reference()} ltr>
          <Copied parts={[number]} />
        </Fact>
        {rows.map(({ name, value, parts = [value] }) => (
          <Fact key={name} name={name} ltr>
            <Copied parts={parts} />
          </Fact>
        ))}
      </FactList>
      <CliqCode image={account.cliqQrImage} />
    </div>
  );
}

/** Chosen whole by one press, to be copied without a script; only space, and none to copy, is between its parts. */
function Copied({ parts }: { parts: readonly string[] }) {
  return (
    <span className="select-all">
      {parts.map((part, index) => (
        <span key={index} className="not-last:me-1">
          {part}
          <wbr />
        </span>
      ))}
    </span>
  );
}
