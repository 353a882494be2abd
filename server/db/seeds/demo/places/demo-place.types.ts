import type { PaperRules, StopFacts } from '../../../../../contracts/stops/stops.contract.ts';

type Rules = Partial<PaperRules>;

/** A place as the demo writes it: what it does not say is not said. */
export type DemoPlace = Partial<Omit<StopFacts, 'papers'>> & {
  slug: string;
  name: string;
  /** Latitude and longitude in degrees. None: it lies within a town that the map shows already. */
  at?: [number, number];
  metres?: number;
  papers?: { indian?: Rules; foreign?: Rules; bhutanese?: Rules };
  source: string;
  sourceUrl?: string;
  /** Before the day on which the demo begins. */
  checkedDaysAgo: number;
};
