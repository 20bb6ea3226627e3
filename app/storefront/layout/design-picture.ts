import { getLocale } from "#app/i18n/locale.ts";
import { isOwnPicture } from "#shared/catalog/own-pictures.ts";
import type { CardDesign } from "#shared/catalog/product.ts";
import { withoutPlaceholder } from "#shared/files/placeholder.ts";
import { BASE_LOCALE } from "#shared/i18n/locale.ts";

import { picturePath } from "./picture-path.ts";

/**
 * The address of the picture that a page shows of a design; '' where it draws the card instead: where none is
 * stored, and where the stored one is the project's own, which is a drawing of the same card with
 * words of another language. An owner's picture is shown in every language.
 */
export function designPicture({ image }: Pick<CardDesign, "image">): string {
  const path = withoutPlaceholder(image);
  return getLocale() !== BASE_LOCALE && isOwnPicture(path) ? "" : picturePath(path);
}
