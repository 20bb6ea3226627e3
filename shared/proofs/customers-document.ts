/** All proofs of an order in one document, for whoever has its link. Not JSON, and so no `Call`. */
export const CUSTOMERS_PROOF_DOCUMENT = "/orders/by-token/{token}/proofs/proofs.pdf";
export const customersProofDocumentPath = (token: string) =>
  CUSTOMERS_PROOF_DOCUMENT.replace("{token}", token);
