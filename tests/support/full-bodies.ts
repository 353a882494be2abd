import { DOSSIER_LIMITS, MEALS } from '../../contracts/dossier/dossier-terms.ts';
import { DESK_LIMITS } from '../../contracts/fields/desk-limits.ts';
import { LIMITS, SERVER_LIMITS } from '../../contracts/fields/field-limits.ts';
import { dayAfter } from '../../contracts/india-time.ts';
import { FIRST_THEMES } from '../../contracts/page-content/destinations-content.ts';
import { ROAD_LIMITS } from '../../contracts/roads/road-terms.ts';
import { STOP_LIMITS } from '../../contracts/stops/stop-terms.ts';
import { TEAM_LIMITS } from '../../contracts/team/team-terms.ts';
import { tourBodyOf } from './request-bodies.ts';
import { TRAVEL_DAY } from './travel-day.ts';

/** Three bytes per letter, the most for a UTF-16 unit. */
export const text = (length: number) => 'क'.repeat(length);
export const MESSAGE = text(LIMITS.message);
export const many = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);
export const webAddress = (length: number) => `https://example.com/${text(length - 20)}`;

const line = text(DOSSIER_LIMITS.line);
const note = text(DOSSIER_LIMITS.note);
const fullDayFacts = {
  ...{ distanceKm: 2_000, driveHours: 24, walkHours: 24, walkNote: line, stay: line },
  ...{ highPlace: text(DOSSIER_LIMITS.place), highMetres: 8_848 },
  ...{ night: text(DOSSIER_LIMITS.place), nightMetres: 8_848, meals: [...MEALS] },
};
const fullDossier = {
  highlights: many(DOSSIER_LIMITS.highlights, line),
  themes: Object.keys(FIRST_THEMES),
  pricing: {
    ...{ minTravellers: 12, sharing: 'private', isTaxIncluded: false, taxPercent: 99.5 },
    ...{ extraBed: SERVER_LIMITS.priceMax, singleSupplement: SERVER_LIMITS.priceMax },
    parties: Array.from({ length: DOSSIER_LIMITS.parties }, (_, place) => ({
      people: LIMITS.guestSizeMax - place,
      perPerson: SERVER_LIMITS.priceMax,
    })),
    seasons: Array.from({ length: DOSSIER_LIMITS.seasons }, (_, month) => ({
      name: line,
      from: `${String(month + 1).padStart(2, '0')}-01`,
      to: `${String(month + 1).padStart(2, '0')}-28`,
      extra: -SERVER_LIMITS.priceMax,
    })),
    childRates: Array.from({ length: DOSSIER_LIMITS.childRates }, (_, age) => ({
      ...{ fromAge: age, toAge: age, percent: 100, note: line },
    })),
    fees: many(DOSSIER_LIMITS.fees, {
      ...{ name: line, perPerson: SERVER_LIMITS.priceMax, nights: 365, freeBelow: 120, halfBelow: 120 },
    }),
  },
  included: many(DOSSIER_LIMITS.listed, line),
  notIncluded: many(DOSSIER_LIMITS.listed, line),
  guiding: { guide: 'every-day', note, languages: many(DOSSIER_LIMITS.languages, line) },
  vehicle: line,
  ends: { startTown: text(DOSSIER_LIMITS.place), startPlace: line, endPlace: line },
  suitability: {
    ...{ difficulty: 'demanding', difficultyNote: note, minAge: 120, maxAge: 120, children: note },
    ...{ seniors: note, health: note, notFor: many(DOSSIER_LIMITS.listed, line) },
  },
  months: Array.from({ length: 12 }, (_, place) => ({ month: place + 1, mark: 'closed', word: text(40) })),
  questions: many(DOSSIER_LIMITS.questions, { question: line, answer: text(DOSSIER_LIMITS.answer) }),
  departures: Array.from({ length: DOSSIER_LIMITS.departures }, (_, place) => ({
    day: dayAfter(TRAVEL_DAY, place),
    seats: LIMITS.guestSizeMax,
    perPerson: SERVER_LIMITS.priceMax,
  })),
};
export const fullTour = tourBodyOf({
  title: text(160),
  city: text(80),
  address: text(240),
  destination: 'Darjeeling',
  duration: text(80),
  desc: text(20_000),
  photo: webAddress(2_000),
  pictures: many(DESK_LIMITS.tourPictures, { url: text(2_000) }),
  status: 'published',
  version: 2_147_483_647,
  itinerary: many(60, { day: 365, title: text(200), description: MESSAGE, facts: fullDayFacts }),
  ...fullDossier,
  roadIds: many(ROAD_LIMITS.ofTour, text(64)),
  teamIds: many(TEAM_LIMITS.ofTour, text(64)),
  stops: many(STOP_LIMITS.ofTour, { stop: text(64), day: 365 }),
});

export const fullTeamMember = {
  ...{ name: text(TEAM_LIMITS.name), role: text(TEAM_LIMITS.role), words: text(TEAM_LIMITS.words) },
  languages: Array.from(
    { length: TEAM_LIMITS.languages },
    (_, place) => `${place}${text(TEAM_LIMITS.language - 1)}`,
  ),
  ...{ sinceYear: 2_020, pictureId: text(64), isShown: false, position: TEAM_LIMITS.positionMax },
  ...{ tourIds: many(TEAM_LIMITS.tours, text(64)), version: 1_000_000_000 },
};

export const fullRoad = {
  ...{ name: text(ROAD_LIMITS.name), state: 'closed', note: text(ROAD_LIMITS.note) },
  ...{ source: text(ROAD_LIMITS.source), sourceUrl: webAddress(500), version: 1_000_000_000 },
};

export const fullTemplate = {
  name: text(80),
  destination: 'Darjeeling',
  subject: text(200),
  text: MESSAGE,
  version: 1_000_000_000,
};
