/**
 * What somebody would write with a client that is generated from the API's description: it signs in,
 * lists, and places an order with a receipt. It is a text, because the client that it imports is
 * generated beside it.
 */
export const CLIENT_PROGRAM = `
import { Api } from "./client.ts";

interface Given {
  url: string;
  owner: { email: string; password: string };
  product: string;
  receipt: File;
}

export async function run({ url, owner, product, receipt }: Given) {
  const client = new Api<string>({
    baseUrl: url,
    securityWorker: (token) => ({ headers: { Authorization: "Bearer " + token } }),
  });
  const { api } = client;

  const login = await api.postUsersLogin(owner);
  client.setSecurityData(login.data.token ?? null);

  const products = (await api.getProducts()).data.data.products;
  const countries = (await api.getCountries({ page: 1, limit: 10 })).data.data.data;
  const country = countries.find(({ name }) => name === "Jordan")!._id;
  const { cities } = (await api.getCitiesCountryByCountryId(country)).data.data;
  const city = cities.find(({ name }) => name === "Irbid")!._id;

  const personalInfo = {
    firstName: "Example",
    lastName: "Customer",
    position: "Founder",
    organization: "Example Bakery",
    phoneNumbers: ["0790000000"],
    email: "customer@example.com",
  };
  const placed = await api.postOrders({
    product,
    personalInfo,
    cardDesign: { nameOnCard: "Example Customer", color: "black", includePrintedLogo: false },
    deliveryInfo: {
      country,
      city,
      addressLine1: "Example Street 1",
      useSameContact: true,
      deliveryPhone: "0790000000",
      deliveryEmail: "customer@example.com",
    },
    paymentMethod: "online",
    despositeTransactionImg: receipt,
  });
  const order = placed.data.data.data;

  const orders = (await api.getOrders({ page: 1, limit: 10 })).data.data.data;
  const read = (await api.getOrdersById(order._id)).data.data.data;
  const refused = await api.getOrdersById("no-id").catch((answer) => answer);

  // Each of these would be accepted if the description said nothing of types.
  // @ts-expect-error A total is a number.
  const total: string = read.total;
  // @ts-expect-error There is no such field.
  read.grandTotal;
  // @ts-expect-error There is no such way to pay.
  const method: typeof read.paymentMethod = "cheque";
  // @ts-expect-error A receipt is a file.
  const sent: Parameters<typeof api.postOrders>[0]["despositeTransactionImg"] = "receipt.jpg";

  return { placed: placed.status, products, order, orders, read, refused };
}
`;

/** The compiler's configuration for both. */
export const CLIENT_CONFIG = {
  compilerOptions: {
    target: "ES2024",
    lib: ["ES2024", "DOM", "DOM.Iterable"],
    module: "ESNext",
    moduleResolution: "bundler",
    types: [],
    strict: true,
    erasableSyntaxOnly: true,
    allowImportingTsExtensions: true,
    noEmit: true,
  },
  include: ["*.ts"],
};
