import type { CSSProperties, ReactNode } from "react";

import { getLocale, getTextDirection } from "#app/i18n/locale.ts";
import type { ShopContact } from "#server/features/notifications/shop-contact.ts";
import { LANGUAGES, type Script } from "#shared/i18n/locale.ts";
import { telNumber } from "#shared/phone-number.ts";

import { EmailDocument } from "./email-document.tsx";
import { EmailSection } from "./email-section.tsx";
import { STYLE } from "./email-style.ts";
import type { NotificationContent } from "./notification-content.ts";

/**
 * A notification as an HTML page. It uses tables, the only layout that mail programs render alike.
 */
export function EmailPage({ content }: { content: NotificationContent }) {
  const { subject, preview, note, otherAction, questions, shop } = content;
  return (
    <EmailDocument subject={subject} style={STYLE.page}>
      <div style={STYLE.preview}>{preview}</div>
      <Sheet className="paper" style={STYLE.margins}>
        <EmailBody content={content} />
      </Sheet>
      <Sheet className="paper-lo" style={STYLE.foot}>
        <p className="ink-2" style={STYLE.footLine}>
          {note}
          {otherAction && (
            <>
              <br />
              <a href={otherAction.url} className="ink-2" style={STYLE.link}>
                {otherAction.label}
              </a>
            </>
          )}
        </p>
        {questions && (
          <>
            <Gap />
            <Contact questions={questions} shop={shop} />
          </>
        )}
      </Sheet>
    </EmailDocument>
  );
}

const TITLES: Record<Script, CSSProperties> = {
  latin: STYLE.title,
  arabic: { ...STYLE.title, ...STYLE.arabicTitle },
};

function EmailBody({ content }: { content: NotificationContent }) {
  const { shop, title, greeting, intro, reference, sections, action, secondAction } = content;
  return (
    <>
      <p className="ink rule" style={STYLE.brand}>
        <span className="copper" style={STYLE.mark} aria-hidden>
          {"\u25c6"}
        </span>{" "}
        {shop.shopName}
      </p>
      <h1 className="ink" style={TITLES[LANGUAGES[getLocale()].script]}>
        {title}
      </h1>
      <p className="ink-2" style={STYLE.intro}>
        {greeting && (
          <>
            {greeting}
            <br />
          </>
        )}
        {intro}
      </p>
      {reference && (
        <>
          <Gap />
          <div className="night" style={STYLE.reference}>
            <p style={STYLE.referenceName}>{reference.name}</p>
            <p style={STYLE.referenceValue}>
              <bdi dir="ltr">{reference.value}</bdi>
            </p>
          </div>
        </>
      )}
      {sections.map((section) => (
        <div key={section.title}>
          <Gap />
          <EmailSection section={section} />
        </div>
      ))}
      {action && (
        <>
          <Gap />
          <table role="presentation" cellPadding={0} cellSpacing={0}>
            <tbody>
              <tr>
                <td className="button" style={STYLE.buttonCell}>
                  <a href={action.url} className="button" style={STYLE.button}>
                    {action.label}
                  </a>
                </td>
              </tr>
            </tbody>
          </table>
        </>
      )}
      {secondAction && (
        <>
          <Gap />
          <p className="ink-2 rule" style={STYLE.second}>
            {secondAction.text}
            <br />
            <a href={secondAction.url} className="ink" style={STYLE.secondLink}>
              {secondAction.label}
            </a>
          </p>
        </>
      )}
    </>
  );
}

function Contact({ questions, shop }: { questions: string; shop: ShopContact }) {
  return (
    <p className="ink-2" style={STYLE.footLine}>
      {questions}
      <br />
      <bdi className="ink">{shop.shopName}</bdi>
      <br />
      <a href={`mailto:${shop.email}`} className="ink-2" style={STYLE.link} dir="ltr">
        {shop.email}
      </a>
      <br />
      <a href={`tel:${telNumber(shop.phone)}`} className="ink-2" style={STYLE.link} dir="ltr">
        {shop.phone}
      </a>
      <br />
      {shop.businessHours}
    </p>
  );
}

interface SheetProps {
  className: string;
  style: { backgroundColor: string; padding: string };
  children: ReactNode;
}

/** A full-width strip with a centred column. */
function Sheet({ className, style, children }: SheetProps) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={STYLE.table}>
      <tbody>
        <tr>
          {/* Some programs drop the attributes of the page itself. */}
          <td className={className} style={style} dir={getTextDirection()} lang={getLocale()}>
            <table
              role="presentation"
              align="center"
              width={560}
              cellPadding={0}
              cellSpacing={0}
              style={STYLE.sheet}
            >
              <tbody>
                <tr>
                  <td>{children}</td>
                </tr>
              </tbody>
            </table>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Gap() {
  return <div style={STYLE.gap}>{"\u00a0"}</div>;
}
