import { text, webAddress } from './full-bodies.ts';
import { TRAVEL_DAY } from './travel-day.ts';

const rules = {
  ...{ access: 'closed', permit: text(200), bring: text(200), where: text(200) },
  ...{ photos: 20, daysBefore: 365, cost: 100_000_000, nightFee: 100_000_000 },
  ...{ feeFreeBelow: 120, feeHalfBelow: 120, note: text(600) },
};

export const FULL_STOP_BODY = {
  name: text(80),
  ...{ latitude: -27.123456789012, longitude: -177.123456789012, metres: 8_848 },
  closedWeekdays: [1, 2, 3, 4, 5, 6, 7],
  closedSeason: { from: '06-16', to: '09-15', why: text(200) },
  papers: { indian: rules, foreign: rules, bhutanese: rules },
  alsoCalled: text(200),
  ...{ childBrings: text(200), minAge: 120, maxAge: 120, ageNote: text(200), advice: text(600) },
  ...{ source: text(200), sourceUrl: webAddress(500), checkedOn: TRAVEL_DAY },
  version: 1_000_000_000,
};
