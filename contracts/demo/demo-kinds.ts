/** In the order in which they are told. */
export const DEMO_KINDS = ['tour', 'review', 'place', 'road', 'person', 'template', 'page'] as const;
export type DemoKind = (typeof DEMO_KINDS)[number];

/** As long as others that were deleted. */
export const DEMO_DAYS_REMOVED = 30;
