/** Of all that is shown by mail programs: Outlook for Windows shows Times where it lacks the first of several. */
export const MAIL_TYPEFACE =
  "'Segoe UI', -apple-system, 'Helvetica Neue', Roboto, Arial, sans-serif";
