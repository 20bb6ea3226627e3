import type { InvoiceDocument } from "#shared/invoices/invoice-document.ts";

import { governorateOf } from "./governorates.ts";
import { cac, cbc } from "./ubl-names.ts";
import type { XmlElement } from "./xml.ts";

const COUNTRY = cac("Country", cbc("IdentificationCode", "JO"));

const taxScheme = (taxNumber: string) =>
  cac(
    "PartyTaxScheme",
    taxNumber ? cbc("CompanyID", taxNumber) : undefined,
    cac("TaxScheme", cbc("ID", "VAT")),
  );

const registeredAs = (name: string) => cac("PartyLegalEntity", cbc("RegistrationName", name));

/** Businesses are registered by their Arabic name. */
export const ublSeller = ({ name, nameAr, taxNumber }: InvoiceDocument["seller"]): XmlElement =>
  cac(
    "AccountingSupplierParty",
    cac("Party", cac("PostalAddress", COUNTRY), taxScheme(taxNumber), registeredAs(nameAr || name)),
  );

/** Of a buyer who is not known only the country is told. */
export function ublBuyer(buyer: InvoiceDocument["buyer"]): XmlElement {
  const { name, taxNumber, phone, city, postcode } = buyer;
  const governorate = governorateOf(city);
  return cac(
    "AccountingCustomerParty",
    cac(
      "Party",
      taxNumber ? cac("PartyIdentification", cbc("ID", taxNumber, { schemeID: "TN" })) : undefined,
      cac(
        "PostalAddress",
        postcode ? cbc("PostalZone", postcode) : undefined,
        governorate ? cbc("CountrySubentityCode", governorate) : undefined,
        COUNTRY,
      ),
      taxScheme(taxNumber),
      name ? registeredAs(name) : undefined,
    ),
    phone ? cac("AccountingContact", cbc("Telephone", phone)) : undefined,
  );
}

/** From which of the seller's sources of income it is. */
export const ublIncomeSource = (activityNumber: string): XmlElement =>
  cac("SellerSupplierParty", cac("Party", cac("PartyIdentification", cbc("ID", activityNumber))));
