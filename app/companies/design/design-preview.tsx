import { useId, useState } from "react";

import { CardBack } from "#app/card/card-back.tsx";
import { CardFace } from "#app/card/card-face.tsx";
import type { CardFaceProps } from "#app/card/card-print.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import type { CompanyDesign, CompanyDesignForm } from "#shared/companies/company-design.ts";

import type { DesignPerson } from "./design-calls.ts";

/** So many cards of the contact sheet are drawn at first, and with each further look. */
const SHEET = 24;

export type Heading = "h2" | "h3";

interface PreviewProps {
  heading: Heading;
  design: CompanyDesign;
  /** As they are typed. */
  values: CompanyDesignForm;
  people: readonly DesignPerson[];
}

/** The card of whomever one likes, both sides, and all of them as a contact sheet. */
export function DesignPreview({ heading: Head, design, values, people }: PreviewProps) {
  const [chosen, setChosen] = useState(0);
  const [shown, setShown] = useState(0);
  const title = useId();
  const person = people[chosen] ?? people[0] ?? EXAMPLE();
  const face = faceOf(design, values, person);
  return (
    <section
      aria-labelledby={title}
      className="@container min-w-0 @2xl:sticky @2xl:top-(--design-top,1.5rem) @2xl:col-start-2 @2xl:row-span-2 @2xl:row-start-1"
    >
      <div className="grid gap-5 @lg:grid-cols-2">
        <Head id={title} className="text-item font-light tracking-item @lg:col-span-2">
          {m.company_design_preview()}
        </Head>
        {people.length > 1 && (
          <div className="@lg:col-span-2">
            <NativeSelect
              label={m.company_design_person()}
              value={String(chosen)}
              onChange={({ currentTarget: { value } }) => setChosen(Number(value))}
            >
              {people.map(({ name }, index) => (
                <option key={index} value={index}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          </div>
        )}
        <CardFace {...face} />
        <CardBack {...face} address={person.address} own={{ text: values.backText }} />
      </div>
      {people.length > 1 && (
        <div className="mt-5 grid justify-items-start gap-5">
          {shown === 0 ? (
            <Button variant="line" size="s" onClick={() => setShown(SHEET)}>
              {m.company_design_all({ count: people.length })}
            </Button>
          ) : (
            <ul className="grid w-full grid-cols-2 gap-4 @md:grid-cols-3 @xl:grid-cols-4">
              {people.slice(0, shown).map((each, index) => (
                <li key={index} className="min-w-0">
                  <CardFace {...faceOf(design, values, each)} detail="small" />
                </li>
              ))}
            </ul>
          )}
          {shown > 0 && shown < people.length && (
            <Button variant="quiet" size="s" onClick={() => setShown(shown + SHEET)}>
              {m.company_design_more({ count: Math.min(SHEET, people.length - shown) })}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

const EXAMPLE = (): DesignPerson => ({
  name: m.company_design_example_name(),
  position: m.company_design_example_position(),
  address: null,
});

function faceOf(
  { logo }: CompanyDesign,
  { color, organization, printed }: CompanyDesignForm,
  { name, position }: DesignPerson,
): CardFaceProps {
  return {
    color,
    name,
    position: printed.includes("position") ? position : "",
    organization: printed.includes("organization") ? organization : "",
    logo: logo === "" ? null : { url: logo },
    printedLogo: logo !== "",
  };
}
