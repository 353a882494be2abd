import { z } from 'zod';
import type { TourPricing } from '../../../../contracts/dossier/dossier.contract.ts';
import { EMPTY_DAY_FACTS } from '../../../../contracts/dossier/empty-dossier.ts';
import { formatRupees } from '../../../../contracts/format-rupees.ts';
import { destinationOfPlaces, type TourChoices } from '../../../../contracts/tours/destinations.ts';
import {
  tourBody,
  type UnpublishedTourBody,
  unpublishedTourBody,
} from '../../../../contracts/tours/tour-body.contract.ts';
import type { TourRow } from '../../../db/schema.ts';
import { faultsOf, withRule } from '../../../http/faults/contract-with-rule.ts';
import { badInput } from '../../../http/faults/errors.ts';
import { dossierAfter } from '../dossier/stored-dossier.ts';
import type { TourDay, TourParts, TourValues } from '../tours.queries.ts';
import { areEnoughPrices, completePrices, type GivenPrices } from './tour-prices.ts';

const PRICES = ['price', 'discountprice', 'discount'];
const PARTIES = [...PRICES, 'pricing', 'maxGroupSize'];
const COVER = ['photo', 'pictures'];

export const publishedTourBody = withRule(tourBody, (right, wrong) => {
  throwTogether([
    // An unreadable price is not a missing one.
    () => PRICES.some((name) => wrong.has(name)) || completePrices(right),
    () => COVER.some((name) => wrong.has(name)) || requireCover(right),
    () => PARTIES.some((name) => wrong.has(name)) || requireFittingPrices(right),
  ]);
});

const draftBody = withRule(unpublishedTourBody, (right, wrong) => {
  if (!PRICES.some((name) => wrong.has(name)) && areEnoughPrices(right)) completePrices(right);
});

/** Without a status of draft or archived, a body must be complete. */
export const checkedTourBody = z.preprocess((given, { addIssue }) => {
  const { error } = (isOffTheSite(given) ? draftBody : publishedTourBody).safeParse(given);
  for (const { path, message } of error?.issues ?? []) addIssue({ code: 'custom', path, message });
  return given;
}, unpublishedTourBody);

function isOffTheSite(given: unknown): boolean {
  const { status } = (given ?? {}) as { status?: unknown };
  return status === 'draft' || status === 'archived';
}

type Read = Omit<TourValues, 'photo'> & Pick<TourRow, 'destination'> & { photo: string | undefined };

export function readTourBody(body: UnpublishedTourBody, choices: TourChoices, before?: TourRow): Read {
  const isDraft = isOffTheSite(body);
  throwTogether([
    () => (isDraft && !areEnoughPrices(body)) || completePrices(body),
    () => isDraft || requireCover(body),
    () => requireFittingPrices(body),
  ]);
  const { city = '', address = '' } = body;
  const { open: openPrices, ...prices } = readPrices(body);
  const open = [
    ...openPrices,
    ...(['distance', 'maxGroupSize'] as const).filter((name) => body[name] === undefined),
  ];
  return {
    title: body.title,
    city,
    address,
    destination: destinationOf(body, choices, before),
    distance: body.distance ?? 0,
    ...prices,
    duration: body.duration ?? '',
    // The column refuses 0.
    max_group_size: body.maxGroupSize ?? 1,
    description: body.desc ?? '',
    photo: body.photo,
    featured: body.featured ? 1 : 0,
    // A newly featured tour goes first.
    ...(!body.featured && { featured_place: null }),
    open_numbers: JSON.stringify(open),
    ...(body.status && { status: body.status }),
  };
}

export function readTourParts(body: UnpublishedTourBody, before?: TourParts): TourParts {
  return {
    itinerary: readDays(body, before?.itinerary ?? []),
    dossier: dossierAfter(body, before?.dossier),
  };
}

function readDays({ itinerary }: UnpublishedTourBody, before: readonly TourDay[]): TourDay[] {
  return itinerary.map(({ day: given, title = '', description = '', facts }, place) => {
    const day = given ?? place + 1;
    const stored = before.find((other) => other.day === day)?.facts;
    return { day, title, description, facts: facts ?? stored ?? EMPTY_DAY_FACTS };
  });
}

function readPrices(given: GivenPrices): Pick<TourRow, 'price' | 'discount_price' | 'discount'> & {
  open: (keyof GivenPrices)[];
} {
  if (areEnoughPrices(given)) {
    const { price, discountPrice, discount } = completePrices(given);
    return { price, discount_price: discountPrice, discount, open: [] };
  }
  const { discountprice = 0, discount = 0 } = given;
  // The table refuses a discounted price above the price, which is missing here.
  const price = discountprice;
  const open = (['price', 'discountprice', 'discount'] as const).filter((name) => given[name] === undefined);
  return { price, discount_price: discountprice, discount: Math.round(discount), open };
}

function destinationOf(
  body: UnpublishedTourBody,
  { destinations }: TourChoices,
  before?: TourRow,
): TourRow['destination'] {
  const { destination, city = '', address = '' } = body;
  if (destination) return destination;
  const isUnmoved = destination !== '' && before?.city === city && before.address === address;
  return isUnmoved ? before.destination : (destinationOfPlaces(destinations, { city, address })?.key ?? '');
}

function requireCover({
  photo,
  pictures = [],
}: Pick<Partial<UnpublishedTourBody>, 'photo' | 'pictures'>): void {
  if (!photo && pictures.length === 0) throw badInput({ photo: 'Enter the address of a photo.' });
}

function throwTogether(rules: (() => unknown)[]): void {
  const faults: Record<string, string> = Object.assign({}, ...rules.map(faultsOf));
  if (Object.keys(faults).length > 0) throw badInput(faults);
}

type Given = GivenPrices & { maxGroupSize?: number; pricing?: TourPricing | null };

/** Throws `badInput`. Missing fields pass: the specification's form leaves them out, see `readShownDossier`. */
function requireFittingPrices({ pricing, maxGroupSize, ...given }: Given): void {
  if (!pricing) return;
  const faults: Record<string, string> = {};
  const { parties, minTravellers } = pricing;
  if (parties.length > 0 && areEnoughPrices(given)) {
    const { discountPrice } = completePrices(given);
    if (!parties.some(({ perPerson }) => perPerson === discountPrice))
      faults['pricing.parties'] =
        `One of the prices by party has to be the price that is shown, ${formatRupees(discountPrice)}.`;
  }
  const least = Math.min(...parties.map(({ perPerson }) => perPerson), given.discountprice ?? Infinity);
  for (const [place, { extra }] of pricing.seasons.entries())
    if (least + extra < 0)
      faults[`pricing.seasons.${place}.extra`] =
        `Nobody would pay less than nothing: the least price is ${formatRupees(least)}.`;
  if (minTravellers !== null && maxGroupSize !== undefined && minTravellers > maxGroupSize)
    faults['pricing.minTravellers'] = `The largest group is ${maxGroupSize}.`;
  if (Object.keys(faults).length > 0) throw badInput(faults);
}
