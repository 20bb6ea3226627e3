import { pictureFile } from "#app/api/picture-file.ts";
import type { FurtherCardForm } from "#shared/orders/further-card.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

/**
 * The pictures of further cards in a form. `logoPicture` tells the card from others as long as the form
 * is open, whatever cards are removed: a picked logo has it as its name.
 */
type Cards = readonly FurtherCardForm[] | undefined;
type Pictures = Readonly<Record<string, File | null | undefined>>;

/** Of a person's card of the order that the form begins with. */
export const likeCard = (person: number) => `like-${person}`;
/** Of a card that is added to it. */
export const newCard = () => `new-${crypto.randomUUID()}`;

/** The card of that order; undefined for one that was added. */
export const cardLike = ({ cards }: Pick<StaffOrder, "cards">, { logoPicture = "" }) =>
  cards.findLast(({ person }) => likeCard(person) === logoPicture);

/** For a dry run, to which no pictures are sent: they cost nothing. */
export const withoutPictures = (cards: Cards) =>
  cards?.map(({ logo: _, logoPicture: _name, ...card }) => card);

const named = (file: File, name: string) => new File([file], name, { type: file.type });

const pickedLogo = (pictures: Pictures, { logo, logoPicture = "" }: FurtherCardForm) =>
  logo === "own" ? (pictures[logoPicture] ?? undefined) : undefined;

/** The cards of a correction with the logos that were picked. Others stay. */
export function cardsToCorrect(cards: Cards, pictures: Pictures) {
  const cardLogos = (cards ?? []).flatMap((card) => {
    const picked = pickedLogo(pictures, card);
    return picked ? [named(picked, card.logoPicture!)] : [];
  });
  return {
    cards: cards?.map((card) =>
      pickedLogo(pictures, card) ? card : { ...card, logoPicture: undefined },
    ),
    cardLogos,
  };
}

/** The cards of a new order with all their pictures: those that were picked, and the earlier order's. */
export async function cardsToOrder(cards: Cards, pictures: Pictures, like: StaffOrder) {
  const cardLogos: File[] = [];
  const addonImages: File[] = [];
  async function load(path: string | undefined, name: string, to: File[]) {
    const file = path ? await pictureFile(path) : null;
    if (file) to.push(named(file, name));
    return file ? name : "";
  }
  const complete: FurtherCardForm[] = [];
  for (const card of cards ?? []) {
    const earlier = cardLike(like, card);
    const name = card.logoPicture ?? "";
    const picked = pickedLogo(pictures, card);
    if (picked) cardLogos.push(named(picked, name));
    else if (card.logo === "own") await load(earlier?.companyLogo, name, cardLogos);
    const addons = [];
    for (const chosen of card.addons ?? []) {
      const ordered = earlier?.addons?.find(({ addon }) => addon._id === chosen.addon);
      const path = card.ownAddons && ordered?.inputType === "image" ? ordered.addonValue : "";
      const picture = await load(path, `${name}-${chosen.addon}`, addonImages);
      addons.push({ ...chosen, addonValue: picture || chosen.addonValue });
    }
    complete.push({ ...card, addons });
  }
  return { cards: cards && complete, cardLogos, addonImages };
}
