import { CircleAlert } from "lucide-react";
import { useEffect, useId, useState, type ReactNode } from "react";

import { ColorChoice } from "#app/card/color-choice.tsx";
import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { LookChoice } from "#app/profile/look-choice.tsx";
import { Button } from "#app/ui/button.tsx";
import { FilePicker } from "#app/ui/file-picker.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import {
  BACK_TEXT_LENGTH,
  FIXED_PARTS,
  type CompanyDesign,
} from "#shared/companies/company-design.ts";
import { PRINTED_LINES } from "#shared/companies/printed-lines.ts";

import type { DesignCalls, DesignPerson } from "./design-calls.ts";
import { FIXED_LABELS, PRINTED_LABELS, SCHEME_LABELS, THEME_LABELS } from "./design-labels.ts";
import { DesignLinks } from "./design-links.tsx";
import { DesignPreview, type Heading } from "./design-preview.tsx";
import { useDesignForm, type EditedDesign } from "./use-design-form.ts";

interface DesignEditorProps {
  design: CompanyDesign;
  calls: DesignCalls;
  /** That of its parts, which follows from where it stands. */
  heading: Heading;
  /** Told whether something is not saved. */
  onEdited?: (isChanged: boolean) => void;
}

/** The one design of all cards of a company, beside what becomes of anybody's card. */
export function DesignEditor({ design: loaded, calls, heading, onEdited }: DesignEditorProps) {
  const [people, setPeople] = useState<DesignPerson[]>([]);
  useEffect(() => {
    // Without them an example is shown.
    void calls.people().then(setPeople, () => undefined);
  }, [calls]);
  const edited = useDesignForm(loaded, calls);
  const { form, values, design, busy } = edited;
  const { errors } = form.formState;
  const { isChanged } = edited;
  useEffect(() => onEdited?.(isChanged), [isChanged, onEdited]);
  return (
    <form noValidate onSubmit={(event) => void edited.save(event)} className="@container">
      {/* The preview stands beside all of it, or where there is no room behind what it shows. */}
      <div className="grid items-start gap-x-8 gap-y-10 @2xl:grid-cols-[7fr_5fr] @4xl:gap-x-12">
        <div className="@container grid min-w-0 gap-10">
          <Follows design={design} />
          {edited.isMerged && <MergedNote />}
          <Part heading={heading} title={m.company_design_card()}>
            <Logo edited={edited} />
            <ColorChoice
              legend={m.company_design_color()}
              designs={design.colors.map(({ color, name, nameAr, isSoldOut }) => ({
                color,
                colorName: (getLocale() === "ar" && nameAr) || name,
                isClosed: isSoldOut && color !== design.color,
              }))}
              value={values.color}
              onValueChange={(color) => form.setValue("color", color, { shouldDirty: true })}
              error={errors.color?.message}
            />
            <div className="grid gap-6 @lg:grid-cols-2">
              <TextField
                {...form.register("organization")}
                label={m.company_design_organization()}
                error={errors.organization?.message}
                dir="auto"
              />
              <TextField
                {...form.register("organizationAr")}
                label={m.company_design_organization_ar()}
                error={errors.organizationAr?.message}
                lang="ar"
                dir="rtl"
              />
            </div>
            <fieldset className="grid gap-4">
              <legend className="mb-3 font-label leading-snug">{m.company_design_printed()}</legend>
              {PRINTED_LINES.map((line) => (
                <Switch
                  key={line}
                  label={PRINTED_LABELS[line]()}
                  checked={values.printed.includes(line)}
                  onChange={({ currentTarget: { checked } }) =>
                    form.setValue(
                      "printed",
                      withOrWithout(PRINTED_LINES, values.printed, line, checked),
                      {
                        shouldDirty: true,
                      },
                    )
                  }
                />
              ))}
            </fieldset>
            <TextField
              {...form.register("backText")}
              label={m.company_design_back_text()}
              hint={m.company_design_back_text_hint({ max: BACK_TEXT_LENGTH })}
              error={errors.backText?.message}
              maxLength={BACK_TEXT_LENGTH}
              dir="auto"
            />
          </Part>
        </div>
        <DesignPreview heading={heading} design={design} values={values} people={people} />
        <div className="@container min-w-0">
          <Part
            heading={heading}
            title={m.company_design_pages()}
            text={m.company_design_pages_text()}
          >
            <LookChoice
              theme={values.theme}
              scheme={values.scheme}
              onTheme={(theme) => form.setValue("theme", theme, { shouldDirty: true })}
              onScheme={(scheme) => form.setValue("scheme", scheme, { shouldDirty: true })}
              labels={{
                theme: m.company_design_theme,
                scheme: m.company_design_scheme,
                themes: THEME_LABELS,
                schemes: SCHEME_LABELS,
              }}
            />
            <DesignLinks edited={edited} />
            <fieldset className="grid gap-4">
              <legend className="font-label leading-snug">{m.company_design_fixed()}</legend>
              <p className="text-note text-ink-2">{m.company_design_fixed_text()}</p>
              {FIXED_PARTS.map((part) => (
                <Switch
                  key={part}
                  label={FIXED_LABELS[part]()}
                  checked={values.fixed.includes(part)}
                  onChange={({ currentTarget: { checked } }) =>
                    form.setValue(
                      "fixed",
                      withOrWithout(FIXED_PARTS, values.fixed, part, checked),
                      {
                        shouldDirty: true,
                      },
                    )
                  }
                />
              ))}
            </fieldset>
          </Part>
        </div>
      </div>
      <div className="sticky bottom-0 z-1 mt-10 flex flex-wrap gap-3 border-t border-line bg-(--design-ground,var(--color-paper)) py-4">
        <Button type="submit" pending={busy === "save"} disabled={!isChanged}>
          {m.company_design_save()}
        </Button>
        {isChanged && (
          <Button variant="quiet" onClick={edited.discard}>
            {m.company_design_discard()}
          </Button>
        )}
      </div>
    </form>
  );
}

/** In the sequence of all. */
function withOrWithout<Word>(
  all: readonly Word[],
  named: readonly Word[],
  word: Word,
  isNamed: boolean,
): Word[] {
  return all.filter((each) => (each === word ? isNamed : named.includes(each)));
}

/** How many cards follow a change, and how many do not any more. */
function Follows({ design: { openCards, printedCards } }: { design: CompanyDesign }) {
  return (
    <p className="text-ink-2">
      {openCards > 0 ? m.company_design_open({ count: openCards }) : m.company_design_none_open()}
      {printedCards > 0 && ` ${m.company_design_printed_stay({ count: printedCards })}`}
    </p>
  );
}

function MergedNote() {
  return (
    <p role="alert" className="flex gap-3 rounded-field bg-warn-wash p-4 shadow-line">
      <CircleAlert
        size={20}
        strokeWidth={1.75}
        aria-hidden="true"
        className="mt-0.5 shrink-0 text-warn"
      />
      {m.company_design_merged()}
    </p>
  );
}

/** The logo is stored at once, because a picture is sent apart. */
function Logo({ edited: { design, busy, putLogo, removeLogo } }: { edited: EditedDesign }) {
  return (
    <div aria-busy={busy === "put" || busy === "remove"}>
      <FilePicker
        label={m.company_design_logo()}
        hint={m.company_design_logo_hint()}
        prompt={m.company_design_logo_choose()}
        file={null}
        stored={design.logo ? { url: design.logo, name: m.company_design_logo() } : null}
        onFileChange={(file) => file && void putLogo(file)}
        onStoredRemove={() => void removeLogo()}
      />
    </div>
  );
}

interface PartProps {
  heading: Heading;
  title: string;
  text?: string;
  children: ReactNode;
}

function Part({ heading: Head, title, text, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-8 border-t border-ink pt-4">
      <div>
        <Head id={id} className="text-item font-light tracking-item">
          {title}
        </Head>
        {text && <p className="mt-2 text-ink-2">{text}</p>}
      </div>
      {children}
    </section>
  );
}
