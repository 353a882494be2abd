import type { DayFacts, TourDossier } from '../../../../../contracts/dossier/dossier.contract.ts';
import { isMonthDay } from '../../../../../contracts/dossier/month-day.ts';
import { readTypedNumber } from '../../../../../contracts/fields/typed-number.ts';
import type { FormDayFacts, FormDossier } from '../form/dossier/dossier-form.ts';
import { toDossierBody } from '../form/dossier/dossier-values.ts';

export function previewDossier(form: FormDossier): TourDossier {
  const { pricing, suitability, departures, ...rest } = toDossierBody(form);
  return {
    ...rest,
    pricing: {
      ...pricing,
      minTravellers: numberOf(pricing.minTravellers),
      parties: withNumbers(pricing.parties, ['people', 'perPerson']),
      seasons: withNumbers(pricing.seasons, ['extra']).filter(
        ({ from, to }) => isMonthDay(from) && isMonthDay(to),
      ),
      childRates: withNumbers(pricing.childRates, ['fromAge', 'toAge', 'percent']),
      extraBed: numberOf(pricing.extraBed),
      singleSupplement: numberOf(pricing.singleSupplement),
      taxPercent: numberOf(pricing.taxPercent),
      fees: withNumbers(pricing.fees, ['perPerson', 'nights']).map((fee) => ({
        ...fee,
        freeBelow: numberOf(fee.freeBelow),
        halfBelow: numberOf(fee.halfBelow),
      })),
    },
    suitability: {
      ...suitability,
      minAge: numberOf(suitability.minAge),
      maxAge: numberOf(suitability.maxAge),
    },
    departures: withNumbers(departures, ['seats']).map(({ perPerson, ...departure }) => ({
      ...departure,
      perPerson: numberOf(perPerson),
    })),
  };
}

export function previewDayFacts(facts: FormDayFacts): DayFacts {
  return {
    ...facts,
    distanceKm: numberOf(facts.distanceKm),
    driveHours: numberOf(facts.driveHours),
    walkHours: numberOf(facts.walkHours),
    highMetres: numberOf(facts.highMetres),
    nightMetres: numberOf(facts.nightMetres),
  };
}

type WithNumbers<Row, Name extends keyof Row> = Omit<Row, Name> & Record<Name, number>;

function withNumbers<Row extends Record<string, string>, Name extends keyof Row & string>(
  rows: readonly Row[],
  names: readonly Name[],
): WithNumbers<Row, Name>[] {
  return rows.flatMap((row) => {
    const numbers = names.map((name) => [name, numberOf(row[name])] as const);
    if (numbers.some(([, number]) => number === null)) return [];
    return [{ ...row, ...Object.fromEntries(numbers) } as WithNumbers<Row, Name>];
  });
}

function numberOf(typed: string | undefined): number | null {
  return readTypedNumber(typed ?? '') ?? null;
}
