import { z } from 'zod';
import { calendarDay } from '../fields/day.contract.ts';
import { LIMITS, SERVER_LIMITS } from '../fields/field-limits.ts';
import { typedNumber, wholeNumber } from '../fields/number.contract.ts';
import { requiredText } from '../fields/text.contract.ts';
import { MAX_CHOICE_LENGTH } from '../tours/destinations.ts';
import {
  line,
  listOf,
  maybeText,
  metres,
  monthDay,
  noTwoAlike,
  oneOf,
  open,
  rupees,
  text,
  years,
} from './body-fields.contract.ts';
import { DIFFICULTIES } from './difficulties.ts';
import { DOSSIER_LIMITS, GUIDINGS, MEALS, MONTH_MARKS, SHARINGS } from './dossier-terms.ts';
import { haveADayTogether } from './month-day.ts';

const L = DOSSIER_LIMITS;

const people = (what: string) =>
  wholeNumber(`Enter ${what} as a whole number.`, {
    min: [1, 'At least 1 person travels.'],
    max: [LIMITS.guestSizeMax, `At most ${LIMITS.guestSizeMax} people travel.`],
  });

const hours = typedNumber('Enter the hours as a number: 2.5.').pipe(
  z.number().min(0, 'Hours cannot be below zero.').max(L.hoursMax, `A day has ${L.hoursMax} hours.`),
);

const percent = (max: number) =>
  wholeNumber('Enter the percentage as a whole number.', {
    min: [0, 'A percentage cannot be below zero.'],
    max: [max, `The percentage is ${max} at most.`],
    around: 'percent',
  });

const party = z.object(
  { people: people('the party'), perPerson: rupees('the price per person') },
  { error: 'A party has people and a price.' },
);

const season = z.object(
  {
    name: line('a name for the season'),
    from: monthDay('Choose the day on which the season begins.'),
    to: monthDay('Choose the day on which the season ends.'),
    extra: rupees('what a person pays more, or less,', -SERVER_LIMITS.priceMax),
  },
  { error: 'A season has a name, two days and a price.' },
);

const childRate = z
  .object(
    {
      fromAge: years(L.childAgeMax),
      toAge: years(L.childAgeMax),
      percent: percent(100),
      note: text('the note', L.line),
    },
    { error: 'A price for children has two ages and a percentage.' },
  )
  .superRefine(({ fromAge, toAge }, context) => {
    if (fromAge > toAge)
      context.addIssue({ code: 'custom', path: ['toAge'], message: 'This age is below the first.' });
  });

const fee = z.object(
  {
    name: line('a name for the fee'),
    perPerson: rupees('what a person pays'),
    nights: wholeNumber('Enter how often it is paid as a whole number.', {
      min: [1, 'It is paid at least once.'],
      max: [L.nightsMax, `At most ${L.nightsMax} nights.`],
    }),
    freeBelow: open(years(L.ageMax)),
    halfBelow: open(years(L.ageMax)),
  },
  { error: 'A fee has a name, a sum and how often it is paid.' },
);

const pricingBody = z.object(
  {
    minTravellers: open(people('the least number of travellers')),
    sharing: oneOf(SHARINGS, 'A car is private, shared or either.'),
    parties: listOf(party, L.parties, 'prices by party')
      .superRefine(noTwoAlike(({ people }) => people, 'A party of this size has a price already.'))
      .transform((parties) => parties.toSorted((a, b) => a.people - b.people))
      .default([]),
    seasons: listOf(season, L.seasons, 'seasons')
      .superRefine((seasons, context) => {
        for (const [place, own] of seasons.entries())
          if (seasons.some((other, one) => one < place && haveADayTogether(own, other)))
            context.addIssue({
              code: 'custom',
              path: [place, 'from'],
              message: 'Another season holds on a day of these already.',
            });
      })
      .default([]),
    childRates: listOf(childRate, L.childRates, 'prices for children')
      .superRefine((rates, context) => {
        for (const [place, { fromAge, toAge }] of rates.entries())
          if (rates.some((other, one) => one < place && fromAge <= other.toAge && other.fromAge <= toAge))
            context.addIssue({
              code: 'custom',
              path: [place, 'fromAge'],
              message: 'Another price holds for an age of these already.',
            });
      })
      .transform((rates) => rates.toSorted((a, b) => a.fromAge - b.fromAge))
      .default([]),
    extraBed: open(rupees('the price of an extra bed')),
    singleSupplement: open(rupees('the price of a room alone')),
    isTaxIncluded: z
      .boolean({ error: 'Say whether tax is included: true or false.' })
      .nullish()
      .transform((is) => is ?? null),
    taxPercent: open(
      typedNumber('Enter the tax in percent.', 'percent').pipe(
        z.number().min(0, 'A tax cannot be below zero.').max(100, 'The tax is 100 percent at most.'),
      ),
    ),
    fees: listOf(fee, L.fees, 'fees').default([]),
  },
  { error: 'The prices are an object with a name for each.' },
);

const guidingBody = z.object(
  {
    guide: oneOf(GUIDINGS, 'A guide comes every day, on some days, or there is none.'),
    note: text('the note', L.note),
    languages: listOf(line('a language'), L.languages, 'languages').default([]),
  },
  { error: 'The guide is an object: guide, note, languages.' },
);

const endsBody = z.object(
  {
    startTown: text('the town', L.place),
    startPlace: text('where the tour begins', L.line),
    endPlace: text('where the tour ends', L.line),
  },
  { error: 'The ends are an object: startTown, startPlace, endPlace.' },
);

const suitabilityBody = z.object(
  {
    difficulty: oneOf(DIFFICULTIES, 'A tour is easy, moderate, demanding or hard.'),
    difficultyNote: text('what is hard about it', L.note),
    minAge: open(years(L.ageMax)),
    maxAge: open(years(L.ageMax)),
    children: text('what holds for children', L.note),
    seniors: text('what holds for seniors', L.note),
    health: text('what holds for heart and lungs', L.note),
    notFor: listOf(line('who should not go'), L.listed, 'lines').default([]),
  },
  { error: 'Who it suits is an object with a name for each text.' },
);

const month = z.object(
  {
    month: wholeNumber('Months count from 1 to 12.', {
      min: [1, 'Months count from 1 to 12.'],
      max: [12, 'Months count from 1 to 12.'],
    }),
    mark: z.enum(MONTH_MARKS, { error: 'A month is best, good, mixed or closed.' }),
    word: text('the word', 40),
  },
  { error: 'A month has a number, a mark and a word.' },
);

const question = z.object(
  {
    question: line('the question'),
    answer: requiredText('the answer', L.answer),
  },
  { error: 'A question has an answer.' },
);

const departure = z.object(
  {
    day: calendarDay('Choose the day of departure.'),
    seats: people('the seats'),
    perPerson: open(rupees('what each pays who joins')),
  },
  { error: 'A departure has a day and seats.' },
);

export const dayFactsBody = z.object(
  {
    distanceKm: open(
      typedNumber('Enter the distance in km.', 'kilometres').pipe(
        z.number().min(0, 'The distance cannot be below zero.').max(2_000, 'A day has at most 2,000 km.'),
      ),
    ),
    driveHours: open(hours),
    walkHours: open(hours),
    walkNote: text('how far the walk is', L.line),
    highPlace: text('the highest place', L.place),
    highMetres: open(metres),
    night: text('where the night is spent', L.place),
    nightMetres: open(metres),
    stay: text('the hotel', L.line),
    meals: listOf(z.enum(MEALS, { error: 'A meal is breakfast, lunch or dinner.' }), MEALS.length, 'meals')
      .transform((meals) => MEALS.filter((meal) => meals.includes(meal)))
      .default([]),
  },
  { error: 'The facts of a day are an object with a name for each.' },
);

/** An absent or null part keeps its stored value: clients of the specification's form erase nothing. */
export const dossierBody = z.object({
  highlights: listOf(line('a highlight'), L.highlights, 'highlights').nullish(),
  /** Keys or names; the server knows which there are. */
  themes: listOf(maybeText('the theme', MAX_CHOICE_LENGTH), L.themes, 'themes').nullish(),
  pricing: pricingBody.nullish(),
  included: listOf(line('what is included'), L.listed, 'lines').nullish(),
  notIncluded: listOf(line('what is not included'), L.listed, 'lines').nullish(),
  guiding: guidingBody.nullish(),
  vehicle: maybeText('the vehicle', L.line).nullish(),
  ends: endsBody.nullish(),
  suitability: suitabilityBody.nullish(),
  months: listOf(month, 12, 'months')
    .superRefine(noTwoAlike(({ month: number }) => number, 'This month stands here already.'))
    .transform((months) => months.toSorted((a, b) => a.month - b.month))
    .nullish(),
  questions: listOf(question, L.questions, 'questions').nullish(),
  departures: listOf(departure, L.departures, 'departures')
    .superRefine(noTwoAlike(({ day }) => day, 'This day stands here already.'))
    .nullish(),
});

export type DossierBody = z.infer<typeof dossierBody>;
