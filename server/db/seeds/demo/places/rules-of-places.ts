import type { DemoPlace } from './demo-place.types.ts';

type Rules = NonNullable<NonNullable<DemoPlace['papers']>['indian']>;

const FREE = { access: 'free' } as const;
const CLOSED = { access: 'closed' } as const;

export const SIKKIM_TOURISM = {
  source: 'Tourism and Civil Aviation Department, Government of Sikkim',
  sourceUrl: 'https://www.sikkimtourism.gov.in',
};
export const BENGAL_FOREST = {
  source: 'Directorate of Forests, Government of West Bengal',
  sourceUrl: 'https://www.westbengalforest.gov.in',
};
export const BENGAL_TOURISM = {
  source: 'Department of Tourism, Government of West Bengal',
  sourceUrl: 'https://www.wbtourism.gov.in',
};
export const BHUTAN_IMMIGRATION = {
  source: 'Department of Immigration, Royal Government of Bhutan',
  sourceUrl: 'https://bhutan.travel',
};

/** What a party of travellers from abroad sends ahead: the texts of the tours say the same. */
const DAYS_FOR_COPIES = 10;

const ID_CARD = 'Voter card, passport or driving licence, in original with a copy';
const PASSPORT = 'Passport and visa, in original with two copies of each';
const CHILD_CARD = 'Birth certificate or school identity card, in original with a copy';

/** In the hills and plains of West Bengal. */
export const OPEN = { papers: { indian: FREE, foreign: FREE, bhutanese: FREE } };

/** Sikkim itself: whoever comes from abroad asks for leave at its border. */
const SIKKIM_ENTRY: Rules = {
  access: 'paper',
  permit: 'Sikkim entry permit',
  bring: PASSPORT,
  where: 'At the checkposts of Rangpo and Melli, while you wait',
  photos: 2,
  daysBefore: 0,
  cost: 0,
};
export const SIKKIM = { papers: { indian: FREE, foreign: SIKKIM_ENTRY } };

/** Where Indians need a paper of the police, and others one of their own, in company. */
export function protectedArea(permit: string, given: { indian?: Rules; foreign?: Rules } = {}) {
  return {
    papers: {
      indian: {
        access: 'paper',
        permit,
        bring: ID_CARD,
        where: 'By us in Gangtok, on the evening before you go up',
        photos: 2,
        daysBefore: 1,
        cost: 0,
        ...given.indian,
      },
      foreign: {
        access: 'paper',
        permit: `${permit} for visitors from abroad`,
        bring: PASSPORT,
        where: 'By us in Gangtok, through the tourism department, with copies that you send us',
        photos: 2,
        daysBefore: DAYS_FOR_COPIES,
        cost: 0,
        note: 'For two travellers or more, with a registered operator and a guide.',
        ...given.foreign,
      },
    },
    childBrings: CHILD_CARD,
  } satisfies Partial<DemoPlace>;
}

/** Along the border: no foreign nationals. */
export function indiansOnly(permit: string, indian: Rules = {}) {
  const { papers, childBrings } = protectedArea(permit, { indian });
  return {
    papers: { indian: papers.indian, foreign: CLOSED, bhutanese: CLOSED },
    childBrings,
  } satisfies Partial<DemoPlace>;
}

/** A forest with a gate. In rupees for each person; cars and guides are the tour's. Without `daysBefore` it is got there. */
export function forest(permit: string, given: { cost: number; where: string; daysBefore?: number }) {
  const rules: Rules = { access: 'paper', permit, bring: ID_CARD, photos: 0, daysBefore: 0, ...given };
  return {
    papers: {
      indian: rules,
      foreign: { ...rules, bring: 'Passport and visa, with a copy of each' },
      bhutanese: { ...rules, bring: 'Citizenship card or passport' },
    },
    childBrings: 'Any paper with the date of birth',
  } satisfies Partial<DemoPlace>;
}

/** The whole of Bhutan, as Indians enter it by road or by air. */
export const BHUTAN = {
  papers: {
    indian: {
      access: 'paper',
      permit: 'Entry permit of Bhutan',
      bring: 'Passport valid for six months, or voter card, in original; Aadhaar is not accepted',
      where:
        'By our licensed partner, before you leave home; at Phuentsholing and at Paro airport it is only checked',
      photos: 1,
      daysBefore: 15,
      ...{ nightFee: 1_200, feeFreeBelow: 6, feeHalfBelow: 13 },
      note: 'Sustainable Development Fee: ₹1,200 a night, half for children from 6 to 12, none below.',
    },
    foreign: {
      access: 'paper',
      permit: 'Visa of Bhutan',
      bring: 'Passport valid for six months',
      where: 'Online, by our licensed partner',
      photos: 1,
      daysBefore: 21,
      note: 'The Sustainable Development Fee for other passports is paid in US dollars: ask us for its height.',
    },
    bhutanese: FREE,
  },
  childBrings: 'Passport or birth certificate, in original, and travels with a parent',
} satisfies Partial<DemoPlace>;
