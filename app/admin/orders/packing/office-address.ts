import { isolated, whole } from "#app/ui/isolated.ts";
import type { Office } from "#shared/companies/company-offices.ts";

import { nameOf } from "../../names/names.ts";
import { listed } from "../order-labels.ts";

/** Where an office is, and whom to call there, on one line. */
export function officeAddress(office: Office): string {
  const { city, addressLine1, addressLine2, contactName, phone } = office;
  const words = [addressLine1, addressLine2, nameOf("city", city), contactName];
  const parts = words.filter((part) => part !== "").map(whole);
  return listed(phone === "" ? parts : [...parts, isolated(phone)]);
}
