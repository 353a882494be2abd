/** Which mails go first. Somebody is waiting for an urgent one, such as a reset link. A newsletter goes last. */
export const URGENT_LANE = 0 as const;
export const USUAL_LANE = 1 as const;
export const BULK_LANE = 2 as const;

export type Lane = typeof URGENT_LANE | typeof USUAL_LANE | typeof BULK_LANE;

export const LANES: readonly Lane[] = [URGENT_LANE, USUAL_LANE, BULK_LANE];

export const LANE_NAMES: Readonly<Record<Lane, string>> = { 0: 'urgent', 1: 'usual', 2: 'bulk' };
