import { z } from 'zod';
import { DESTINATIONS, readDestination } from './destinations.ts';

export const UNKNOWN_DESTINATION = 'This is not one of our destinations.';

export const destination = z.preprocess(
  (value) => (typeof value === 'string' ? (readDestination(value) ?? value) : value),
  z.enum(DESTINATIONS, { error: UNKNOWN_DESTINATION }),
);
