import { data, redirect } from "react-router";

import { visitorText } from "#app/api-messages/visitor-text.ts";
import { ApiError } from "#app/api/api-error.ts";
import type { CallApi } from "#app/api/call-api.ts";
import { openCompanyOrder, renewCompanyLink } from "#shared/companies/company-page-calls.ts";
import { companyPagePath } from "#shared/companies/company-page-paths.ts";
import { orderPagePath } from "#shared/orders/order-page-paths.ts";

import { valuesOf } from "../forms/form-fields.ts";

/** The id of the note that the link was renewed. */
export const LINK_RENEWED = "link-renewed";

/** Opens the order of the pressed button, or renews the link; leads to the page that follows. */
export async function takeCompanyForm(request: Request, api: CallApi, token: string) {
  // A body that is not a form counts as a form without fields.
  const fields = await request.formData().catch(() => new FormData());
  const { order } = valuesOf(["order"], fields);
  try {
    if (/^[0-9a-f]{24}$/.test(order)) {
      const opened = await api(openCompanyOrder, { params: { token, order } });
      return redirect(orderPagePath(opened.data.data.token), 303);
    }
    const renewed = await api(renewCompanyLink, { params: { token } });
    return redirect(`${companyPagePath(renewed.data.data.token)}#${LINK_RENEWED}`, 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data({ message: visitorText(error.apiMessage) }, error.status);
  }
}
