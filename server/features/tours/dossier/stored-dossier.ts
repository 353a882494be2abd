import type { DayFacts, TourDossier } from '../../../../contracts/dossier/dossier.contract.ts';
import type { DossierBody } from '../../../../contracts/dossier/dossier-body.contract.ts';
import { EMPTY_DAY_FACTS, EMPTY_DOSSIER } from '../../../../contracts/dossier/empty-dossier.ts';
import { feesOfAdult } from '../../../../contracts/dossier/fee-sum.ts';
import { highestPlace } from '../../../../contracts/dossier/highest-place.ts';
import type { TourTraits } from '../../../../contracts/dossier/tour-traits.contract.ts';
import type { TourRow } from '../../../db/schema.ts';

const PARTS = Object.keys(EMPTY_DOSSIER) as (keyof TourDossier)[];
/** Of departures that were stored before they could have a price. */
const NO_SHARED_PRICE = { perPerson: null };
const NO_TRAITS: TourTraits = {
  themes: [],
  startTown: '',
  goodMonths: [],
  highestMetres: null,
  difficulty: '',
  minAge: null,
  feesPerPerson: 0,
};

/** What is stored, completed with all that nobody has said. */
export function readDossier(stored: string): TourDossier {
  const written = JSON.parse(stored) as Partial<TourDossier>;
  const dossier = Object.fromEntries(
    PARTS.map((part) => [part, completed(EMPTY_DOSSIER[part], written[part])]),
  ) as TourDossier;
  return { ...dossier, departures: dossier.departures.map((one) => ({ ...NO_SHARED_PRICE, ...one })) };
}

/**
 * As the site tells it. Prices by party none of which is the price of the card are told to nobody: that price was changed by
 * a form that knows none of them. Staff's own form has them, and does not save until they fit.
 */
export function readShownDossier(tour: Pick<TourRow, 'dossier' | 'discount_price'>): TourDossier {
  const dossier = readDossier(tour.dossier);
  const { pricing } = dossier;
  if (pricing.parties.some(({ perPerson }) => perPerson === tour.discount_price)) return dossier;
  return { ...dossier, pricing: { ...pricing, parties: [] } };
}

export function readDayFacts(stored: string): DayFacts {
  return { ...EMPTY_DAY_FACTS, ...(JSON.parse(stored) as Partial<DayFacts>) };
}

export function readTraits(stored: string): TourTraits {
  return { ...NO_TRAITS, ...(JSON.parse(stored) as Partial<TourTraits>) };
}

/** A part may have got more fields since it was written. */
function completed<T>(empty: T, written: T | undefined): T {
  if (written === undefined) return empty;
  return typeof empty === 'object' && !Array.isArray(empty) ? { ...empty, ...written } : written;
}

/** The dossier as a save leaves it: what the body leaves out stays. The body's departures stand as they were typed. */
export function dossierAfter(body: Partial<DossierBody>, before = EMPTY_DOSSIER): TourDossier {
  const after = Object.fromEntries(PARTS.map((part) => [part, body[part] ?? before[part]])) as TourDossier;
  return { ...after, departures: after.departures.toSorted((a, b) => a.day.localeCompare(b.day)) };
}

/** The one place where they are made: they stand in a column of their own, and a save writes both. */
export function traitsOf(
  dossier: TourDossier,
  days: readonly { day: number; facts: DayFacts }[],
): TourTraits {
  return {
    themes: dossier.themes,
    startTown: dossier.ends.startTown,
    goodMonths: dossier.months
      .filter(({ mark }) => mark === 'best' || mark === 'good')
      .map(({ month }) => month),
    highestMetres: highestPlace(days)?.metres ?? null,
    difficulty: dossier.suitability.difficulty,
    minAge: dossier.suitability.minAge,
    feesPerPerson: feesOfAdult(dossier.pricing.fees),
  };
}
