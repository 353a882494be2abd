import {
  type DayFacts,
  type TourDossier,
  type TourRates,
  type TourTraits,
  tourRates,
} from '../../../../contracts/dossier/dossier.contract.ts';
import type { DossierBody } from '../../../../contracts/dossier/dossier-body.contract.ts';
import { EMPTY_DAY_FACTS, EMPTY_DOSSIER } from '../../../../contracts/dossier/empty-dossier.ts';
import { feesOfAdult } from '../../../../contracts/dossier/fee-sum.ts';
import { highestPlace } from '../../../../contracts/dossier/highest-place.ts';
import { closedMonthsOf } from '../../../../contracts/dossier/rated-detail.ts';
import type { TourRow } from '../../../db/schema.ts';

const PARTS = Object.keys(EMPTY_DOSSIER) as (keyof TourDossier)[];
/** Departures stored before they could have a price. */
const NO_SHARED_PRICE = { perPerson: null };
export const NO_TRAITS: TourTraits = {
  themes: [],
  startTown: '',
  goodMonths: [],
  highestMetres: null,
  difficulty: '',
  minAge: null,
  maxAge: null,
  feesPerPerson: 0,
  closedMonths: [],
  rates: tourRates.parse(EMPTY_DOSSIER.pricing),
};

export function readDossier(stored: string): TourDossier {
  const written = JSON.parse(stored) as Partial<TourDossier>;
  const dossier = Object.fromEntries(
    PARTS.map((part) => [part, completed(EMPTY_DOSSIER[part], written[part])]),
  ) as TourDossier;
  return { ...dossier, departures: dossier.departures.map((one) => ({ ...NO_SHARED_PRICE, ...one })) };
}

export function readShownDossier(tour: Pick<TourRow, 'dossier' | 'discount_price'>): TourDossier {
  const dossier = readDossier(tour.dossier);
  return { ...dossier, pricing: shownRates(dossier.pricing, tour.discount_price) };
}

/** Hides prices by party if none equals the headline: a form that does not know them has changed that price. */
function shownRates<Rates extends Pick<TourRates, 'parties'>>(rates: Rates, headline: number): Rates {
  return rates.parties.some(({ perPerson }) => perPerson === headline) ? rates : { ...rates, parties: [] };
}

export function readDayFacts(stored: string): DayFacts {
  return { ...EMPTY_DAY_FACTS, ...(JSON.parse(stored) as Partial<DayFacts>) };
}

export function readTraits(tour: Pick<TourRow, 'traits' | 'discount_price'>): TourTraits {
  const traits = { ...NO_TRAITS, ...(JSON.parse(tour.traits) as Partial<TourTraits>) };
  return { ...traits, rates: shownRates(traits.rates, tour.discount_price) };
}

/** A part may have gained fields since it was stored. */
function completed<T>(empty: T, written: T | undefined): T {
  if (written === undefined) return empty;
  return typeof empty === 'object' && !Array.isArray(empty) ? { ...empty, ...written } : written;
}

export function dossierAfter(body: Partial<DossierBody>, before = EMPTY_DOSSIER): TourDossier {
  const after = Object.fromEntries(PARTS.map((part) => [part, body[part] ?? before[part]])) as TourDossier;
  return { ...after, departures: after.departures.toSorted((a, b) => a.day.localeCompare(b.day)) };
}

/** Also kept in a column of its own, so each save must write both. */
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
    maxAge: dossier.suitability.maxAge,
    feesPerPerson: feesOfAdult(dossier.pricing.fees),
    closedMonths: closedMonthsOf(dossier.months),
    rates: tourRates.parse(dossier.pricing),
  };
}
