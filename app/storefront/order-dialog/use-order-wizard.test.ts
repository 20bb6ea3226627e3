import assert from "node:assert/strict";
import { test } from "node:test";

import { createFormControl } from "react-hook-form";

import { emptyOrder, type OrderFormValues } from "./order-form-values.ts";
import { exampleProduct } from "./order-form.fixtures.ts";
import { copyContact } from "./use-order-wizard.ts";

test("the courier calls the customer's first number, unless another contact is typed", () => {
  const values = emptyOrder(exampleProduct, "black");
  Object.assign(values.personalInfo, {
    phoneNumbers: ["0790000000", "0780000000"],
    email: "a@example.com",
  });
  const { formControl: form } = createFormControl<OrderFormValues>({ defaultValues: values });
  // As once it is on the page.
  form.control._state.mount = true;
  const contact = () =>
    form.getValues(["deliveryInfo.deliveryPhone", "deliveryInfo.deliveryEmail"]);
  copyContact(form);
  assert.deepEqual(contact(), ["0790000000", "a@example.com"]);
  form.setValue("deliveryInfo.useSameContact", false);
  form.setValue("deliveryInfo.deliveryPhone", "0770000000");
  copyContact(form);
  assert.deepEqual(contact(), ["0770000000", "a@example.com"]);
});
