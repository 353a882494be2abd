import { type TourBody, tourBody } from '../../../../contracts/tours/tours.contract.ts';
import { withRule } from '../../../http/faults/contract-with-rule.ts';
import { badInput, Failure } from '../../../http/faults/errors.ts';
import type { TourValues } from '../tours.queries.ts';
import { completePrices } from './tour-prices.ts';

const PRICES = ['price', 'discountprice', 'discount'];
const COVER = ['photo', 'pictures'];

/** The tour form with the rules that look at several fields: one answer names all faults. */
export const checkedTourBody = withRule(tourBody, (right, wrong) => {
  throwTogether([
    // A price that could not be read is no missing price.
    () => PRICES.some((name) => wrong.has(name)) || completePrices(right),
    () => COVER.some((name) => wrong.has(name)) || requireCover(right),
  ]);
});

/** What the columns of a tour get. Throws the faults of all rules. `photo` is only the typed one. */
export function readTourBody(body: TourBody): Omit<TourValues, 'photo'> & { photo: string | undefined } {
  throwTogether([() => completePrices(body), () => requireCover(body)]);
  const { price, discountPrice, discount } = completePrices(body);
  return {
    title: body.title,
    city: body.city,
    address: body.address,
    distance: body.distance,
    price,
    discount_price: discountPrice,
    discount,
    duration: body.duration,
    max_group_size: body.maxGroupSize,
    description: body.desc,
    photo: body.photo,
    featured: body.featured ? 1 : 0,
    ...(body.status && { status: body.status }),
  };
}

function requireCover({ photo, pictures = [] }: Pick<Partial<TourBody>, 'photo' | 'pictures'>): void {
  if (!photo && pictures.length === 0) throw badInput({ photo: 'Enter the address of a photo.' });
}

function throwTogether(rules: (() => unknown)[]): void {
  const faults: Record<string, string> = {};
  for (const rule of rules) {
    try {
      rule();
    } catch (error) {
      if (!(error instanceof Failure && error.fields)) throw error;
      Object.assign(faults, error.fields);
    }
  }
  if (Object.keys(faults).length > 0) throw badInput(faults);
}
