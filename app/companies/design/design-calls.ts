import type { ReceivedMessage } from "#app/api-messages/received-message.ts";
import type { CompanyDesign, CompanyDesignForm } from "#shared/companies/company-design.ts";

/** How the editor of a design reads and stores it: for staff, or by the link to the company's page. */
export interface DesignCalls {
  read(): Promise<CompanyDesign>;
  /** @param version the `updatedAt` that was seen; fails with a 412 where it is older by now */
  save(form: CompanyDesignForm, version: string): Promise<CompanyDesign>;
  putLogo(file: File): Promise<CompanyDesign>;
  removeLogo(): Promise<CompanyDesign>;
  /** Everybody who has a card, as far as it is known. */
  people(): Promise<DesignPerson[]>;
  /** A message of the API in the reader's language. */
  textOf(reported: ReceivedMessage): string;
}

/** Somebody whose card is shown with the design. */
export interface DesignPerson {
  name: string;
  position: string;
  /** In the code on the back, without `https://`; null where there is no card yet. */
  address: string | null;
}
