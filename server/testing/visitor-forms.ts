/** What visitors send by the shop's forms. */

export const MESSAGE = {
  fullName: "Example Visitor",
  email: "visitor@example.com",
  subject: "A question",
  message: "How long does it take?",
};

export const BULK_REQUEST = {
  companyInfo: {
    companyName: "Example Group",
    contactPerson: "Example Buyer",
    email: "buyer@example.com",
    phone: "0790000000",
  },
  orderDetails: { employeeCount: 60, message: "" },
};
