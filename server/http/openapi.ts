/** The head of the OpenAPI document; its calls are the routes themselves. */
export const OPENAPI_INFO = {
  openapi: "3.1.0",
  info: {
    title: "Naqra",
    version: "1",
    description:
      "The shop's API. Successes carry `status: success`, errors a `message` to show. Money is in dinars; ids stand in `_id` and again in `id`.",
  },
  security: [{ session: [] }],
};
