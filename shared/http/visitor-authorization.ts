/** An `Authorization` header with which a request counts as a visitor's, whatever cookies it carries. */
export const VISITOR_AUTHORIZATION = "Visitor";
