import { LIMITS } from '../../contracts/fields/field-limits.ts';
import { CHARACTERS_OF_A_PAGE } from '../../contracts/page-content/page-content.contract.ts';
import { STAFF_ROLES } from '../../contracts/staff/staff-policy.ts';
import { many, text, webAddress } from './full-bodies.ts';

const ADDRESS = `${text(LIMITS.email - 6)}@भ.कॉम`;

export const fullSettings = {
  basedOn: text(40),
  agencyName: text(80),
  tagline: text(160),
  town: text(60),
  languages: many(12, text(40)),
  phones: many(4, `${'९'.repeat(15)}${' '.repeat(25)}`),
  email: ADDRESS,
  whatsapp: text(40),
  addressLines: many(6, text(120)),
  latitude: 26.123456,
  longitude: 88.123456,
  officeHours: text(160),
  socials: many(8, { name: text(40), url: webAddress(500) }),
  registrations: many(6, { name: text(80), number: text(80) }),
  replyWithin: text(60),
  ...{ areReviewsHeld: false, lateAfter: '2-working-days', agentsSee: 'all' },
  secondFactorRoles: [...STAFF_ROLES],
};

export const FULL_OPENING = {
  'PUT /manage/opening': { isOpen: true },
  'PUT /manage/opening/steps': { skips: 'destinations', isPutAway: true },
  'POST /manage/own-site': { password: text(1_000), code: text(100) },
};

export const FULL_PAGE_CONTENT = {
  'PUT /manage/content/:key/draft': { values: text(CHARACTERS_OF_A_PAGE), version: 1 },
  'DELETE /manage/content/:key/draft': { version: 1 },
  'POST /manage/content/:key/publication': {
    version: 1,
    at: '2026-11-21T06:00:00.000Z',
    isOriginal: false,
  },
  'POST /manage/content/:key/restored': { version: 1, of: '01890a5d-ac96-774b-bcce-b302099a8057' },
};
