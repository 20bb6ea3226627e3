import { useQueryClient } from "@tanstack/react-query";

import { m } from "#app/i18n/translations.ts";
import { isSame } from "#app/ui/merge.ts";
import { waitingPaymentCalls } from "#shared/settings/payment-details.ts";
import type { PublicSettings } from "#shared/settings/settings.ts";

import { RecordField } from "../resource/record-fields.tsx";
import { useMay } from "../session/use-may.ts";
import { SettingsPicture } from "./settings-picture.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { bankValues, cliqValues, sharingValues } from "./settings-values.ts";
import { IbanCheck } from "./typed-checks.tsx";
import { WaitingPaymentNote } from "./waiting-payment-note.tsx";
import { useWaitingPayment, waitingPaymentQuery, withWaiting } from "./waiting-payment.ts";

/** Where transfers go. */
export function PaymentSections({ settings }: { settings: PublicSettings }) {
  const cache = useQueryClient();
  const may = useMay();
  const waiting = useWaitingPayment();
  const next = withWaiting(settings, waiting);
  const edited = {
    settings: next,
    needs: "security.write",
    editedAs: async (offered: PublicSettings) =>
      may(waitingPaymentCalls.find)
        ? withWaiting(offered, await cache.fetchQuery({ ...waitingPaymentQuery, staleTime: 0 }))
        : offered,
  } as const;
  const note = waiting && <WaitingPaymentNote offeredAt={waiting.offeredAt} />;
  return (
    <>
      <SettingsSection
        id="bank"
        title={m.panel_settings_bank()}
        text={m.panel_settings_bank_where()}
        values={bankValues}
        {...edited}
      >
        {(form) => (
          <>
            {!isSame(next.bank, settings.bank) && note}
            {!settings.takesTransfers && (
              <p className="rounded-panel bg-warn-wash/35 px-3.5 py-2.5 text-panel shadow-line md:col-span-2">
                {m.panel_settings_bank_examples()}
              </p>
            )}
            <RecordField form={form} name="bank.bankName" label={m.panel_settings_bank_name()} />
            <RecordField form={form} name="bank.accountHolder" label={m.panel_settings_holder()} />
            <RecordField
              form={form}
              name="bank.accountNumber"
              label={m.panel_settings_account_number()}
              dir="ltr"
              inputMode="numeric"
            />
            <RecordField
              form={form}
              name="bank.swiftCode"
              label={m.panel_settings_swift()}
              dir="ltr"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <div className="md:col-span-2">
              <RecordField
                form={form}
                name="bank.iban"
                label={m.panel_settings_iban()}
                aside={<IbanCheck form={form} />}
                dir="ltr"
                autoCapitalize="characters"
                spellCheck={false}
                className="tabular-nums"
              />
            </div>
          </>
        )}
      </SettingsSection>
      <SettingsSection
        id="cliq"
        title={m.panel_settings_instant()}
        text={m.panel_settings_instant_where()}
        values={cliqValues}
        {...edited}
      >
        {(form, upload) => (
          <>
            {!isSame(cliqValues(next), cliqValues(settings)) && note}
            <RecordField
              form={form}
              name="cliqAlias"
              label={m.panel_settings_instant_alias()}
              dir="ltr"
              spellCheck={false}
            />
            <SettingsPicture
              form={form}
              field="cliqQrImage"
              label={m.panel_settings_instant_qr()}
              upload={upload}
            />
          </>
        )}
      </SettingsSection>
    </>
  );
}

/** What networks show where a page of the shop is shared. */
export function SharingSection({ settings }: { settings: PublicSettings }) {
  return (
    <SettingsSection
      id="sharing"
      title={m.panel_settings_sharing()}
      text={m.panel_settings_sharing_where()}
      settings={settings}
      values={sharingValues}
    >
      {(form, upload) => (
        <div className="md:col-span-2">
          <SettingsPicture
            form={form}
            field="socialPreviewImage"
            label={m.panel_settings_sharing_picture()}
            hint={m.panel_settings_sharing_hint()}
            aspect={1200 / 630}
            upload={upload}
          />
        </div>
      )}
    </SettingsSection>
  );
}
