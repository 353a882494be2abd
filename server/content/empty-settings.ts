import { DEFAULT_LATE_AFTER } from '../../contracts/settings/late-after.ts';
import { DEFAULT_REPLY_WITHIN } from '../../contracts/settings/reply-within.ts';
import type { StoredSettings } from '../../contracts/settings/settings.contract.ts';

/** Of a site that nobody has set up: nothing is made up. */
export const emptySettings: StoredSettings = {
  ...{ agencyName: '', tagline: '', town: '', languages: [] },
  ...{ phones: [], email: '', whatsapp: '', addressLines: [], latitude: null, longitude: null },
  ...{ officeHours: '', socials: [], registrations: [], replyWithin: DEFAULT_REPLY_WITHIN },
  ...{ areReviewsHeld: false, lateAfter: DEFAULT_LATE_AFTER, agentsSee: 'own' },
  secondFactorRoles: [],
};
