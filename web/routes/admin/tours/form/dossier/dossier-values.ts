import type { DayFacts, TourDossier } from '../../../../../../contracts/dossier/dossier.contract.ts';
import { monthDayName } from '../../../../../../contracts/dossier/month-day-name.ts';
import { type Around, readTypedNumber } from '../../../../../../contracts/fields/typed-number.ts';
import { EMPTY_FORM_DOSSIER, type FormDayFacts, type FormDossier } from './dossier-form.ts';
import { readMonthDay } from './read-month-day.ts';

export function toFormDossier(tour: TourDossier): FormDossier {
  const { pricing, guiding, suitability } = tour;
  return {
    highlights: tour.highlights.join('\n'),
    themes: tour.themes,
    pricing: {
      minTravellers: textOf(pricing.minTravellers),
      sharing: pricing.sharing,
      parties: pricing.parties.map((party) => texts(party)),
      seasons: pricing.seasons.map(({ name, from, to, extra }) => ({
        name,
        from: monthDayName(from),
        to: monthDayName(to),
        extra: String(extra),
      })),
      childRates: pricing.childRates.map((rate) => texts(rate)),
      extraBed: textOf(pricing.extraBed),
      singleSupplement: textOf(pricing.singleSupplement),
      tax: pricing.isTaxIncluded === null ? '' : pricing.isTaxIncluded ? 'included' : 'added',
      taxPercent: textOf(pricing.taxPercent),
      fees: pricing.fees.map((fee) => texts(fee)),
    },
    included: tour.included.join('\n'),
    notIncluded: tour.notIncluded.join('\n'),
    guiding: { ...guiding, languages: guiding.languages.join(', ') },
    vehicle: tour.vehicle,
    ends: tour.ends,
    suitability: {
      ...suitability,
      minAge: textOf(suitability.minAge),
      maxAge: textOf(suitability.maxAge),
      notFor: suitability.notFor.join('\n'),
    },
    months: EMPTY_FORM_DOSSIER.months.map((empty, place) => {
      const month = tour.months.find((one) => one.month === place + 1);
      return month ? { mark: month.mark, word: month.word } : empty;
    }),
    questions: tour.questions,
    departures: tour.departures.map(({ day, seats, perPerson }) => ({
      day,
      seats: String(seats),
      perPerson: textOf(perPerson),
    })),
  };
}

/** The request body, without empty lines and without empty rows at the end of a list. */
export function toDossierBody(form: FormDossier) {
  const { pricing, guiding, suitability } = form;
  const { tax, ...prices } = pricing;
  return {
    highlights: linesOf(form.highlights),
    themes: form.themes,
    pricing: {
      ...prices,
      minTravellers: plain(prices.minTravellers),
      parties: filledRows(prices.parties).map(({ people, perPerson }) => ({
        people: plain(people),
        perPerson: plain(perPerson, 'rupees'),
      })),
      seasons: filledRows(prices.seasons).map(({ name, from, to, extra }) => ({
        name,
        from: readMonthDay(from),
        to: readMonthDay(to),
        extra: plain(extra, 'rupees'),
      })),
      childRates: filledRows(prices.childRates),
      fees: filledRows(prices.fees).map(({ perPerson, ...fee }) => ({
        ...fee,
        perPerson: plain(perPerson, 'rupees'),
      })),
      extraBed: plain(prices.extraBed, 'rupees'),
      singleSupplement: plain(prices.singleSupplement, 'rupees'),
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
    departures: filledRows(form.departures).map(({ perPerson, ...departure }) => ({
      ...departure,
      perPerson: plain(perPerson, 'rupees'),
    })),
  };
}

export function toFormDayFacts(facts: DayFacts): FormDayFacts {
  return {
    ...facts,
    distanceKm: textOf(facts.distanceKm),
    driveHours: textOf(facts.driveHours),
    walkHours: textOf(facts.walkHours),
    highMetres: textOf(facts.highMetres),
    nightMetres: textOf(facts.nightMetres),
  };
}

function textOf(number: number | null): string {
  return number === null ? '' : String(number);
}

type Texts<Row> = { [Name in keyof Row]: string };

function texts<Row extends Record<string, string | number | null>>(row: Row): Texts<Row> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, String(value ?? '')]),
  ) as Texts<Row>;
}

export function linesOf(text: string): string[] {
  return partsOf(text, '\n');
}

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

/** Reads "₹ 1,23,456" as "123456"; leaves anything else for the server to reject. */
function plain(typed: string, around?: Around): string {
  return String(readTypedNumber(typed, around) ?? typed);
}
