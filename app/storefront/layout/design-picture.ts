import { getLocale } from "#app/i18n/locale.ts";
import { isOwnPicture } from "#shared/catalog/own-pictures.ts";
import type { CardDesign } from "#shared/catalog/product.ts";
import { withoutPlaceholder } from "#shared/files/placeholder.ts";
import { BASE_LOCALE } from "#shared/i18n/locale.ts";

import { picturePath } from "./picture-path.ts";

/**
 * The address of a design's picture. '' where the page draws the card instead: when there is no
 * picture, or when it is the seeded one, which shows the same card with words in another language.
 * An owner's picture is shown in every language.
 */
export function designPicture({ image }: Pick<CardDesign, "image">): string {
  const path = withoutPlaceholder(image);
  return getLocale() !== BASE_LOCALE && isOwnPicture(path) ? "" : picturePath(path);
}
