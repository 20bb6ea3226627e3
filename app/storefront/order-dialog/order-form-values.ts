import type { InputType } from "#shared/addons/addon.ts";
import type { Product } from "#shared/catalog/product.ts";
import type { OrderForm } from "#shared/orders/order-form.ts";
import type { PaymentMethod } from "#shared/orders/payment-method.ts";

/** An addon as chosen, with what the summary and the total need to know of it. */
export interface AddonSelection {
  addon: string;
  /** As the page calls it. */
  title: string;
  inputType: InputType;
  /** Dinars. */
  price: number;
  /** The chosen or typed value; of a picture its file name. */
  addonValue: string;
  /** The same as the page words it. */
  valueLabel: string;
  file: File | null;
}

/**
 * What the dialog holds while an order is filled in: the fields of the contract, the pictures, and the
 * fee of the chosen city. Fees and prices are dinars.
 */
export interface OrderFormValues {
  personalInfo: OrderForm["personalInfo"];
  cardDesign: OrderForm["cardDesign"] & { companyLogo: File | null };
  addons: AddonSelection[];
  deliveryInfo: OrderForm["deliveryInfo"] & { cityFee: number };
  paymentMethod: PaymentMethod;
  depositReceipt: File | null;
}

/** An order that nobody has typed into yet, in the colour that the page showed. */
export function emptyOrder(product: Product, color: string): OrderFormValues {
  return {
    personalInfo: {
      firstName: "",
      lastName: "",
      position: "",
      organization: "",
      phoneNumbers: [""],
      email: "",
      businessEmail: "",
      linkedinUrl: "",
      instagramUrl: "",
    },
    cardDesign: {
      nameOnCard: "",
      ...designOf(product, color),
      includePrintedLogo: false,
      companyLogo: null,
    },
    addons: [],
    deliveryInfo: {
      country: "",
      city: "",
      cityFee: 0,
      typedCountry: "",
      typedCity: "",
      addressLine1: "",
      addressLine2: "",
      postcode: "",
      useSameContact: true,
      deliveryPhone: "",
      deliveryEmail: "",
    },
    paymentMethod: "cash",
    depositReceipt: null,
  };
}

/** The product's design of that colour, else its first. */
export function designOf(product: Product, color: string): { color: string; colorName: string } {
  const design =
    product.cardDesigns.find((candidate) => candidate.color === color) ?? product.cardDesigns[0];
  return { color: design?.color ?? "", colorName: design?.colorName ?? "" };
}
