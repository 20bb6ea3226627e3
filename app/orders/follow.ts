import type { FieldPathValue, FieldValues, Path, UseFormReturn } from "react-hook-form";

/**
 * Keeps a text equal to what is made of other fields until it is edited.
 * @returns what ends that
 */
export function follow<Values extends FieldValues, Name extends Path<Values>>(
  form: Pick<UseFormReturn<Values>, "getValues" | "setValue" | "subscribe">,
  name: Name,
  sourceOf: (values: Values) => string,
): () => void {
  let followed = sourceOf(form.getValues());
  return form.subscribe({
    formState: { values: true },
    callback({ values }) {
      const source = sourceOf(values);
      if (source === followed) return;
      const typed: string = form.getValues(name);
      if (typed === "" || typed === followed) {
        form.setValue(name, source as FieldPathValue<Values, Name>);
      }
      followed = source;
    },
  });
}

interface NamedForm {
  personalInfo: { firstName: string; lastName: string };
}

/** The name as it is printed unless another is typed. */
export const nameOnCardOf = ({ personalInfo: { firstName, lastName } }: NamedForm) =>
  `${firstName.trim()} ${lastName.trim()}`.trim();
