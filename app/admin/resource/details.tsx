import type { ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import { fieldIn, WRITTEN_LOCALES, type InEachLanguage } from "#shared/i18n/in-language.ts";

import { MissingTranslation } from "./missing-translation.tsx";

/** Names and values of a record, read-only. */
export function Details({ children }: { children: ReactNode }) {
  return <dl className="@container divide-y divide-line">{children}</dl>;
}

/** A text in each language; missing ones are marked. */
export function TranslationDetail<Field extends string>({
  label,
  record,
  field,
}: {
  label: string;
  record: InEachLanguage<Field>;
  field: Field;
}) {
  return (
    <DetailLines label={label}>
      {WRITTEN_LOCALES.map((locale) => {
        const text = record[fieldIn(locale, field)];
        return (
          <span key={locale} className="block whitespace-pre-line">
            {text ? <bdi lang={locale}>{text}</bdi> : <MissingTranslation locale={locale} />}
          </span>
        );
      })}
    </DetailLines>
  );
}

interface DetailProps {
  label: string;
  /** Shown as a dash when empty. */
  children?: ReactNode;
}

export function Detail({ label, children }: DetailProps) {
  const isEmpty = children === undefined || children === null || children === "";
  return <DetailLines label={label}>{isEmpty ? undefined : <bdi>{children}</bdi>}</DetailLines>;
}

/** Like `Detail`, for several lines that each have their own text direction. */
export function DetailLines({ label, children }: DetailProps) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-2.75 @[22rem]:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-ink-2">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">
        {children === undefined ? (
          <>
            <span aria-hidden="true" className="text-ink-3">
              –
            </span>
            <span className="sr-only">{m.panel_detail_empty()}</span>
          </>
        ) : (
          children
        )}
      </dd>
    </div>
  );
}
