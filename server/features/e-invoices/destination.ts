import type { Config } from "#server/config.ts";
import { PrivateAddress, publicAddressOf } from "#server/features/mail-server/public-address.ts";
import { isElsewhere } from "#server/plaintext.ts";
import { fieldError } from "#server/platform/http-error.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";

import type { EInvoicingRow } from "./e-invoicing.store.ts";
import { E_INVOICING_KEY } from "./e-invoicing.table.ts";
import type { Destination } from "./post-e-invoice.ts";

/** What of the configuration decides where invoices may be sent. */
type Limits = Pick<Config, "privateMailServers" | "allowPlaintext">;

/** Where and as whom invoices are sent: never to be shown or logged. */
export const destinationOf = (
  { serviceUrl: url, clientId, secretKey }: EInvoicingRow,
  { privateMailServers }: Limits,
  secrets: Secrets,
): Destination => ({
  url,
  clientId,
  secretKey: secrets.open(secretKey, E_INVOICING_KEY),
  mustBePublic: !privateMailServers,
});

/**
 * An address that can't be found may be there later; it is looked at again whenever something is sent.
 * @throws a 400 for one that the keys must not be sent to
 */
export async function mustBeReachable(
  serviceUrl: string,
  { privateMailServers, allowPlaintext }: Limits,
): Promise<void> {
  const { protocol, hostname } = new URL(serviceUrl);
  if (protocol !== "https:" && !allowPlaintext && isElsewhere(hostname)) {
    throw fieldError("serviceUrl", apiMessage("e_invoice_url_invalid"));
  }
  if (privateMailServers) return;
  await publicAddressOf(hostname).catch((error: unknown) => {
    if (error instanceof PrivateAddress) {
      throw fieldError("serviceUrl", apiMessage("e_invoice_url_private"));
    }
  });
}
