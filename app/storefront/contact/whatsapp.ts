/** The link to a WhatsApp chat; undefined for numbers other than Jordanian mobile numbers. */
export function whatsappLink(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, "").replace(/^00/, "");
  const [, mobile] = /^(?:962|0)(7\d{8})$/.exec(digits) ?? [];
  return mobile && `https://wa.me/962${mobile}`;
}
