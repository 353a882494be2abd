import type { TourDossier } from '../../../../../../contracts/dossier/dossier.contract.ts';
import type { MonthMark } from '../../../../../../contracts/dossier/dossier-terms.ts';
import { EMPTY_DOSSIER } from '../../../../../../contracts/dossier/empty-dossier.ts';
import { monthDayName } from '../../../../../../contracts/dossier/month-day-name.ts';
import { typedOf } from '../../../records/typed-values.ts';
import { readMonthDay } from './read-month-day.ts';

/** A list of short texts is one text, with a line each; languages have commas between. */
export type FormDossier = ReturnType<typeof toFormDossier>;

type Tax = '' | 'included' | 'added';
type Month = { mark: MonthMark | ''; word: string };

export function toFormDossier(tour: TourDossier) {
  const { guiding, suitability } = tour;
  const { isTaxIncluded, seasons, ...prices } = tour.pricing;
  return {
    highlights: tour.highlights.join('\n'),
    themes: tour.themes,
    pricing: {
      ...typedOf(prices),
      seasons: typedOf(seasons).map((season) => inBoth(season, monthDayName)),
      tax: (isTaxIncluded === null ? '' : isTaxIncluded ? 'included' : 'added') as Tax,
    },
    included: tour.included.join('\n'),
    notIncluded: tour.notIncluded.join('\n'),
    guiding: { ...guiding, languages: guiding.languages.join(', ') },
    vehicle: tour.vehicle,
    ends: tour.ends,
    suitability: { ...typedOf(suitability), notFor: suitability.notFor.join('\n') },
    months: Array.from({ length: 12 }, (_, place): Month => {
      const month = tour.months.find((one) => one.month === place + 1);
      return { mark: month?.mark ?? '', word: month?.word ?? '' };
    }),
    questions: tour.questions,
    departures: typedOf(tour.departures),
  };
}

export const EMPTY_FORM_DOSSIER = toFormDossier(EMPTY_DOSSIER);

/** The request body, without empty lines and without empty rows at the end of a list. */
export function toDossierBody(form: FormDossier) {
  const { guiding, suitability } = form;
  const { tax, ...prices } = form.pricing;
  return {
    highlights: linesOf(form.highlights),
    themes: form.themes,
    pricing: {
      ...prices,
      parties: filledRows(prices.parties),
      seasons: filledRows(prices.seasons).map((season) => inBoth(season, readMonthDay)),
      childRates: filledRows(prices.childRates),
      fees: filledRows(prices.fees),
      isTaxIncluded: tax === '' ? null : tax === 'included',
    },
    included: linesOf(form.included),
    notIncluded: linesOf(form.notIncluded),
    guiding: { ...guiding, languages: partsOf(guiding.languages, ',') },
    vehicle: form.vehicle,
    ends: form.ends,
    suitability: { ...suitability, notFor: linesOf(suitability.notFor) },
    months: form.months.flatMap(({ mark, word }, place) => (mark ? [{ month: place + 1, mark, word }] : [])),
    questions: filledRows(form.questions),
    departures: filledRows(form.departures),
  };
}

function inBoth<Days extends { from: string; to: string }>(
  days: Days,
  change: (day: string) => string,
): Days {
  return { ...days, from: change(days.from), to: change(days.to) };
}

const linesOf = (text: string) => partsOf(text, '\n');

function partsOf(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Drops empty rows at the end only: the server names a fault by its index. */
function filledRows<Row extends Record<string, string>>(rows: readonly Row[]): Row[] {
  const last = rows.findLastIndex((row) => Object.values(row).some((text) => text.trim() !== ''));
  return rows.slice(0, last + 1);
}
