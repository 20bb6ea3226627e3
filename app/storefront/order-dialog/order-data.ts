import type { z } from "zod";

import type { Upload } from "#app/api/ask-uploading.ts";
import { api } from "#app/api/browser-api.ts";
import { visitorUploadApi } from "#app/api/visitor-upload-api.ts";
import { addonCalls } from "#shared/addons/addon-calls.ts";
import { getProduct } from "#shared/catalog/get-product-call.ts";
import { cityCalls, countryCalls } from "#shared/delivery/location-calls.ts";
import { checkDiscount } from "#shared/discounts/check-discount-call.ts";
import { placeOrder, reserveOrder } from "#shared/orders/order-calls.ts";
import { getEarlierOrder } from "#shared/orders/order-page-calls.ts";
import { getSettings } from "#shared/settings/settings-calls.ts";

import type { OrderRequest } from "./order-request.ts";

type CallInput = z.input<(typeof checkDiscount)["body"]>;

const ALL_COUNTRIES = { page: "1", limit: "1000" };

/** The dialog's calls of the API. */
export const orderCalls = {
  product: async (id: string) => (await api(getProduct, { params: { id } })).data.data,
  addons: async () => (await api(addonCalls.list)).data.data,
  countries: async () => (await api(countryCalls.list, { query: ALL_COUNTRIES })).data.data,
  citiesOf: async (countryId: string) =>
    (await api(cityCalls.ofCountry, { params: { countryId } })).data.cities,
  discount: async (body: CallInput) => (await api(checkDiscount, { body })).data.data,
  earlier: async (token: string) => (await api(getEarlierOrder, { params: { token } })).data.data,
  settings: async () => (await api(getSettings)).data.data,
  reserve: async () => (await api(reserveOrder)).data.data,
  /** @param key the idempotency key */
  async place(request: OrderRequest, key: string, upload: Upload) {
    const headers = { "idempotency-key": key };
    return (await visitorUploadApi(placeOrder, { ...request, headers, upload })).data.data;
  },
};
