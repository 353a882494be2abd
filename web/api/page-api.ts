import { INVITATION_CALLS } from '../../contracts/calls/invitation-call-paths.ts';
import type { invitationCalls } from '../../contracts/calls/invitation-calls.contract.ts';
import { NEWSLETTER_CALLS } from '../../contracts/calls/newsletter-call-paths.ts';
import type { newsletterCalls } from '../../contracts/calls/newsletter-calls.contract.ts';
import { REVIEW_CALLS } from '../../contracts/calls/review-call-paths.ts';
import type { reviewCalls } from '../../contracts/calls/review-calls.contract.ts';
import { ROAD_CALLS } from '../../contracts/calls/road-call-paths.ts';
import type { roadCalls } from '../../contracts/calls/road-calls.contract.ts';
import { SETTINGS_CALLS } from '../../contracts/calls/settings-call-paths.ts';
import type { settingsCalls } from '../../contracts/calls/settings-calls.contract.ts';
import { STOP_CALLS } from '../../contracts/calls/stop-call-paths.ts';
import type { stopCalls } from '../../contracts/calls/stop-calls.contract.ts';
import { TEAM_CALLS } from '../../contracts/calls/team-call-paths.ts';
import type { teamCalls } from '../../contracts/calls/team-calls.contract.ts';
import { TOUR_CALLS } from '../../contracts/calls/tour-call-paths.ts';
import type { tourCalls } from '../../contracts/calls/tour-calls.contract.ts';
import { createClient } from './create-client.ts';
import type { Transport } from './transport.ts';

type PageCalls = typeof invitationCalls &
  typeof newsletterCalls &
  typeof reviewCalls &
  typeof roadCalls &
  typeof settingsCalls &
  typeof stopCalls &
  typeof teamCalls &
  typeof tourCalls;

/** What the loaders of public pages ask. A browser makes its own calls by the clients that stand beside their users. */
export function createPageApi(transport: Transport) {
  return createClient<PageCalls>(
    {
      ...INVITATION_CALLS,
      ...NEWSLETTER_CALLS,
      ...REVIEW_CALLS,
      ...ROAD_CALLS,
      ...SETTINGS_CALLS,
      ...STOP_CALLS,
      ...TEAM_CALLS,
      ...TOUR_CALLS,
    },
    transport,
  );
}

export type PageApi = ReturnType<typeof createPageApi>;
