/**
 * What somebody needs to know before their first call: the introduction of the OpenAPI document and of
 * the page that shows it.
 */
export const API_GUIDE: readonly { title: string; text: string }[] = [
  {
    title: "Place an order, without an account",
    text: [
      "`GET /api/v1/countries` and `GET /api/v1/cities/country/{countryId}` answer where the shop delivers,",
      "`GET /api/v1/products` what it sells, `GET /api/v1/addons` what can be added.",
      "`POST /api/v1/orders` places the order, as multipart/form-data where pictures travel with it, else as JSON.",
      "The shop computes fees and total; the answer has the order's number.",
      "The same order, sent again within ten minutes, is the same order: so it is safe to repeat a call that was not answered.",
      "An `Idempotency-Key` of your own makes that last for 24 hours.",
    ].join(" "),
  },
  {
    title: "Sign in and read orders",
    text: [
      '`POST /api/v1/users/login` with `{"email", "password"}` answers a `token`.',
      "Send it with each call: `Authorization: Bearer TOKEN`. It holds for 30 days, and for 7 without use;",
      "`POST /api/v1/auth/logout` ends it. Calls that need it are marked 'staff', and answer 401 without it.",
      "Then `GET /api/v1/orders?page=1&limit=10` lists orders, the newest first.",
    ].join(" "),
  },
  {
    title: "Lists and pages",
    text: [
      "With `page` (from 1) and `limit` (to 1,000) a list answers a page; `data.pagination` says how many there are.",
      "Without both, lists that have an end answer everything, and lists that grow without end (orders, bulk orders, cities, history, outbox, bin) the first 10.",
      "`search`, `sort` (a field, with `-` before it for descending) and the filters of each list choose among all records, not among those of a page.",
    ].join(" "),
  },
  {
    title: "Errors",
    text: [
      "Every error has a `message` to show, and a `code` with `params` for programs: a code keeps its meaning.",
      "A 400 also has `errors`, each field's first problem by its path (`personalInfo.email`), and their `codes`.",
      "400: something to correct. 401: no session. 403: not for this account. 404: no such record. 412: somebody else has changed it since the version in `If-Match`.",
      "413: more than is taken. 422: the same key with another order. 429 and 503: try again after the seconds in `Retry-After`.",
    ].join(" "),
  },
  {
    title: "Limits",
    text: [
      "From one address, 20 orders and 10 of each other kind of submission in ten minutes are taken, unless the shop is configured otherwise; beyond that the answer is 429.",
      "A picture may have 10 MB and 50 megapixels, in JPEG, PNG, WebP, GIF or AVIF; a form 20 of them. Texts have 255 characters in one line and 5,000 in several, where nothing else is said.",
    ].join(" "),
  },
  {
    title: "Ids, money, times and pictures",
    text: [
      "An id has 24 characters 0-9 and a-f, and stands in `_id` and again in `id`. An order's number is the last 8 of its id.",
      "Money is in dinars, with up to three decimals. Times are UTC, in ISO 8601. Unknown fields of a request are ignored.",
      "Pictures stand in answers as paths, which begin with `/uploads/`: put the shop's address before them.",
      "Those of orders are private: their paths carry a signature, which holds for a while; read the order again for a new one.",
      "With `?w=640` a picture comes in a smaller width.",
    ].join(" "),
  },
  {
    title: "What a card opens",
    text: [
      "The page of a card is at `/c/{code}`, outside of the API and open to everybody. Beside it are files:",
      "`/c/{code}.vcf` is the contact, `/c/{code}/qr.svg` and `/c/{code}/qr.png` the QR code, `/c/{code}/card.jpg` a photograph of the card, `/c/{code}/photo.jpg` the person's photo,",
      "`/c/{code}/signature.html` an e-mail signature (with `?qr=1` also the code) and `/c/{code}/wallpaper.png` a wallpaper for phones, with the code.",
      "With `?lang=ar` each is in that language, if the page has it. Each has an `ETag`.",
      "A card that is lost or off answers 410, an unknown code 404; 503 means that too many pictures are being drawn.",
    ].join(" "),
  },
  {
    title: "Changes and copies",
    text: [
      "Send a record's `updatedAt` as `If-Match` with a change, and the change is refused with 412 where somebody else was faster.",
      "What public lists answer to callers without a session carries an `ETag`: with it in `If-None-Match`, the answer is 304 while nothing has changed.",
      "Pages of other sites may call the API where the shop's configuration names them.",
    ].join(" "),
  },
];

/** The groups of calls: first those that visitors use. */
export const API_TAGS: readonly (readonly [name: string, description: string])[] = [
  ["Catalogue", "The product and its designs, and discounts."],
  ["Addons", "What can be added to a card."],
  ["Places", "Countries, cities and delivery fees."],
  ["Orders", "Placing an order; reading and changing orders."],
  ["Invoices", "Invoices and credit notes, and how they are issued."],
  ["Bulk orders", "Requests for many cards, and quotes."],
  ["Companies", "Companies that order cards for their people."],
  ["Messages", "What visitors write, and replies."],
  ["Subscribers", "The newsletter."],
  ["Content", "Testimonials, social links and the header's picture."],
  ["Settings", "The shop's name, contact, account and mail server."],
  ["Cards", "Cards and the pages that they open."],
  ["Session", "Signing in and out; one's own account."],
  ["Accounts", "Who may sign in to the panel, and what each may do."],
  ["Second factors", "What one's own account asks for beside the password."],
  ["Statistics", "Figures for the dashboard."],
  ["Board", "The board on which cards are made."],
  ["Proofs", "Proofs and print files."],
  ["Chips", "Programming and checking chips."],
  ["Outbox", "Notifications that wait, were sent or have failed."],
  ["Live", "What happens in the shop, as it happens."],
  ["History", "Who changed what."],
  ["Bin", "What was deleted, and can be restored for 30 days."],
  ["People", "What is kept of people: finding, handing out and erasing it."],
  ["Pictures", "Trying a picture before it is sent."],
  ["API", "This description."],
];
