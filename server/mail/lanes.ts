/**
 * Who goes first when many mails wait. In the first, somebody sits and waits for it: a reset link, a confirmation. In the
 * last, it is the same for thousands: a newsletter never holds up anything else.
 */
export const URGENT_LANE = 0 as const;
export const USUAL_LANE = 1 as const;
export const BULK_LANE = 2 as const;

export type Lane = typeof URGENT_LANE | typeof USUAL_LANE | typeof BULK_LANE;

/** In the order in which they go. */
export const LANES: readonly Lane[] = [URGENT_LANE, USUAL_LANE, BULK_LANE];

/** As figures call them. */
export const LANE_NAMES: Readonly<Record<Lane, string>> = { 0: 'urgent', 1: 'usual', 2: 'bulk' };
