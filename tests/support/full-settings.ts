import { LIMITS } from '../../contracts/fields/field-limits.ts';
import { many, text, webAddress } from './full-bodies.ts';
import { TRAVEL_DAY } from './travel-day.ts';

const ADDRESS = `${text(LIMITS.email - 6)}@भ.कॉम`;

export const fullSettings = {
  basedOn: text(40),
  agencyName: text(80),
  tagline: text(160),
  phones: many(4, `${'९'.repeat(15)}${' '.repeat(25)}`),
  email: ADDRESS,
  whatsapp: text(40),
  addressLines: many(6, text(120)),
  latitude: 26.123456,
  longitude: 88.123456,
  officeHours: text(160),
  socials: many(8, { name: text(40), url: webAddress(500) }),
  registrations: many(6, { name: text(80), number: text(80) }),
  seasonStarts: many(12, TRAVEL_DAY),
  questions: many(40, { question: text(200), answer: text(2_000) }),
  replyWithin: text(60),
  ...{ areReviewsHeld: false, lateAfter: '2-working-days', agentsSee: 'all' },
  policyFacts: many(40, {
    part: 'notes-for-tourists',
    text: text(600),
    source: text(160),
    sourceUrl: webAddress(500),
    checkedOn: TRAVEL_DAY,
  }),
};
