import { STATES } from '../../../../contracts/money/indian-states.ts';

/** By name; their codes follow no order that anybody knows. */
export const STATE_CHOICES = Object.entries(STATES).toSorted(([, one], [, other]) =>
  one.localeCompare(other),
);
