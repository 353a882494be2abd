import type { RandomSource } from '../../scripts/support/generate/random-source.ts';
import { TRAVEL_DAY } from '../support/travel-day.ts';
import type { FieldSchema } from './described-api.ts';

/** What fields of these names take; any other is filled by its type. */
const BY_NAME: Record<string, unknown> = {
  email: 'asha@example.com',
  userEmail: 'asha@example.com',
  password: 'four kettles on a ridge',
  newPassword: 'four kettles on a ridge',
  phone: '+91 98320 12345',
  mobile: '9832012345',
  bookAt: TRAVEL_DAY,
  on: TRAVEL_DAY,
  photo: '/media/scenes/gangtok-ropeway/card-1800.webp',
  tourType: 'Family',
  price: 20_000,
  discountprice: 17_000,
  discount: 15,
  duration: '4 days / 3 nights',
};

/** A value that a call takes, so that requests get further than its contract. `ids` are of what is there. */
export function goodValue(
  random: RandomSource,
  schema: FieldSchema,
  name: string,
  ids: readonly string[],
): unknown {
  if (name in BY_NAME) return BY_NAME[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.anyOf) return goodValue(random, random.pick(schema.anyOf), name, ids);
  switch ([schema.type].flat()[0]) {
    case 'object':
      return goodFields(random, schema, ids);
    case 'array':
      return Array.from({ length: random.whole(0, 3) }, () =>
        goodValue(random, schema.items ?? {}, name, ids),
      );
    case 'number':
    case 'integer':
      return random.whole(Math.max(1, schema.minimum ?? 1), Math.min(5, schema.maximum ?? 5));
    case 'boolean':
      return random.percent(50);
    case 'null':
      return null;
    default:
      return /id$/i.test(name) ? random.pick(ids) : `Some words for ${name}`;
  }
}

export function goodFields(
  random: RandomSource,
  { properties = {} }: FieldSchema,
  ids: readonly string[],
): Record<string, unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [
    name,
    goodValue(random, schema, name, ids),
  ]);
  return Object.fromEntries(fields) as Record<string, unknown>;
}
