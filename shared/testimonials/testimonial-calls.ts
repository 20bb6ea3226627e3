import { csvCall } from "../http/csv-call.ts";
import { openToAll, resourceCalls } from "../http/resource-calls.ts";
import {
  testimonialChangeSchema,
  testimonialFormSchema,
  testimonialQuerySchema,
} from "./testimonial-form.ts";
import { testimonialSchema } from "./testimonial.ts";

const calls = resourceCalls({
  path: "/testimonials",
  area: "catalogue",
  tag: "Content",
  named: { one: "The testimonial", many: "The testimonials" },
  item: testimonialSchema,
  query: testimonialQuerySchema,
  form: testimonialFormSchema,
  change: testimonialChangeSchema,
  files: { image: "The picture; without one, the stored picture stays" },
  summaries: {
    list: "What clients say",
    create: "Add a testimonial",
    change: "Change a testimonial",
    remove: "Delete a testimonial",
  },
});
export const testimonialCalls = {
  ...calls,
  list: openToAll(calls.list),
  export: csvCall(calls.list, "testimonials.csv", [
    "ID",
    "Name",
    "Title",
    "Company",
    "Rating",
    "Quote",
    "Created Date",
  ]),
};
