import { STATES } from '../../../../contracts/money/indian-states.ts';

/** Sorted by name. */
export const STATE_CHOICES = Object.entries(STATES).toSorted(([, one], [, other]) =>
  one.localeCompare(other),
);
