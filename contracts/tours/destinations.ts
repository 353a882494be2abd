/** The six destinations, in the order in which the site lists them. */
export const DESTINATIONS = ['Sikkim', 'Darjeeling', 'Gangtok', 'Kalimpong', 'Dooars', 'Bhutan'] as const;

export type Destination = (typeof DESTINATIONS)[number];
