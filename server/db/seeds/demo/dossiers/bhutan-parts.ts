import type { TourPricing } from '../../../../../contracts/dossier/dossier.contract.ts';
import { NJP_AND_BACK, year } from './dossier-parts.ts';

// What the demo's tours of Bhutan have in common.

/** The western valleys of Bhutan. */
export const BHUTAN_YEAR = year(
  ['good', 'cold, clear'],
  ['good', 'cold, clear'],
  ['best', 'flowers, festivals'],
  ['best', 'flowers, festivals'],
  ['good', 'warm'],
  ['mixed', 'rain'],
  ['mixed', 'rain, clouds'],
  ['mixed', 'rain, clouds'],
  ['mixed', 'showers'],
  ['best', 'clear, festivals'],
  ['best', 'clear'],
  ['good', 'cold, clear'],
);

/** Children of 6 to 12 pay half of Bhutan’s fee, below 6 nothing. */
export const BHUTAN_CHILDREN: TourPricing['childRates'] = [
  { fromAge: 0, toAge: 5, percent: 0, note: 'Shares the parents’ bed; pays no fee to Bhutan' },
  { fromAge: 6, toAge: 11, percent: 60, note: 'On an extra bed in the parents’ room' },
];

/** What Bhutan asks of Indian nationals, on top of every price. */
export function bhutanFee(nights: number): TourPricing['fees'] {
  return [{ name: 'Sustainable Development Fee', perPerson: 1_200, nights, freeBelow: 6, halfBelow: 13 }];
}

/** Who may enter Bhutan with what, and who sees to it. */
export const BHUTAN_PAPERS = {
  question: 'Which papers do we need, and who arranges the entry permit?',
  answer:
    'Indian adults need a passport, valid for six months, or a voter card, in the original; Aadhaar is not accepted. Children need a passport, or a birth certificate with a parent’s papers. Send us scans and a photograph of each person 15 days before you reach Bhutan: our licensed partner in Bhutan takes out the entry permits and we mail them to you before you leave home. At the border or the airport they are only checked.',
};

export const BHUTAN_OTHERS = {
  question: 'Can guests who are not Indian come along?',
  answer:
    'Yes. They pay Bhutan a higher fee, and all but a few nationalities need a visa, which our partner takes out beforehand. Tell us which passports you hold and we send you both figures within two days.',
};

export const BHUTAN_ALONE = {
  question: 'Can I join alone?',
  answer:
    'On the fixed dates, from one person, at the price for six. You share car and guide with the others, and a room with another woman or another man; a room of your own costs what it says on top. On any other day from two people up.',
};

export const BHUTAN_GUIDE_LANGUAGES = ['English', 'Hindi', 'Dzongkha'];

export const IN_JAIGAON = { night: 'Jaigaon', nightMetres: 300, stay: '3-star hotel' };
export const IN_THIMPHU = { night: 'Thimphu', nightMetres: 2_330, stay: '3-star hotel' };
export const IN_PUNAKHA = { night: 'Punakha', nightMetres: 1_250, stay: '3-star hotel' };
export const IN_PARO = { night: 'Paro', nightMetres: 2_250, stay: '3-star hotel' };

export const DOCHULA = { highPlace: 'Dochula', highMetres: 3_100 };

/** The day of the walk to the monastery on the cliff. */
export const TAKTSANG = {
  distanceKm: 25,
  driveHours: 1,
  walkHours: 6,
  walkNote: 'About 520 m up on a forest path and some 700 steps, then down',
  highPlace: 'Paro Taktsang',
  highMetres: 3_120,
};

export const TO_HASIMARA = { ...NJP_AND_BACK, endPlace: 'Hasimara station' };
