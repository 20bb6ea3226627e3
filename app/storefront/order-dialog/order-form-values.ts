import type { InputType } from "#shared/addons/addon.ts";
import type { Product } from "#shared/catalog/product.ts";
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

/** What the dialog holds while an order is filled in. Fees and prices are dinars. */
export interface OrderFormValues {
  personalInfo: {
    firstName: string;
    lastName: string;
    position: string;
    organization: string;
    phoneNumbers: string[];
    email: string;
    businessEmail: string;
    linkedinUrl: string;
    instagramUrl: string;
  };
  cardDesign: {
    nameOnCard: string;
    color: string;
    colorName: string;
    includePrintedLogo: boolean;
    companyLogo: File | null;
  };
  addons: AddonSelection[];
  deliveryInfo: {
    country: string;
    city: string;
    cityFee: number;
    typedCountry: string;
    typedCity: string;
    addressLine1: string;
    addressLine2: string;
    postcode: string;
    useSameContact: boolean;
    deliveryPhone: string;
    deliveryEmail: string;
  };
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
