import { auditCalls } from './audit-calls.contract.ts';
import { contactCalls } from './contact-calls.contract.ts';
import { customerCalls } from './customer-calls.contract.ts';
import { dashboardCalls } from './dashboard-calls.contract.ts';
import type { DescribedCall, Lines } from './described-calls.contract.ts';
import { deskCalls } from './desk-calls.contract.ts';
import { deskSearchCalls } from './desk-search-calls.contract.ts';
import { enquiryCalls } from './enquiry-calls.contract.ts';
import { inboxCalls } from './inbox-calls.contract.ts';
import { invitationCalls } from './invitation-calls.contract.ts';
import { issueCalls } from './issue-calls.contract.ts';
import { liveCalls } from './live-calls.contract.ts';
import { mailCalls } from './mail-calls.contract.ts';
import { mailWordsCalls } from './mail-words-calls.contract.ts';
import { manageReviewCalls } from './manage-review-calls.contract.ts';
import { manageSettingsCalls } from './manage-settings-calls.contract.ts';
import { manageStopCalls } from './manage-stop-calls.contract.ts';
import { manageTeamCalls } from './manage-team-calls.contract.ts';
import { manageTourCalls } from './manage-tour-calls.contract.ts';
import { messageCalls } from './message-calls.contract.ts';
import { newsletterCalls } from './newsletter-calls.contract.ts';
import { ownAccountCalls } from './own-account-calls.contract.ts';
import { phoneCalls } from './phone-calls.contract.ts';
import { pictureCalls } from './picture-calls.contract.ts';
import { replyFileCalls } from './reply-file-calls.contract.ts';
import { replyTemplateCalls } from './reply-template-calls.contract.ts';
import { reviewCalls } from './review-calls.contract.ts';
import { roadCalls } from './road-calls.contract.ts';
import { savedTourCalls } from './saved-tour-calls.contract.ts';
import { secondFactorCalls } from './second-factor-calls.contract.ts';
import { settingsCalls } from './settings-calls.contract.ts';
import { signInCalls } from './sign-in-calls.contract.ts';
import { stopCalls } from './stop-calls.contract.ts';
import { subscriberCalls } from './subscriber-calls.contract.ts';
import { teamCalls } from './team-calls.contract.ts';
import { tourCalls } from './tour-calls.contract.ts';
import { userCalls } from './user-calls.contract.ts';

/** Every call of `/api/v1`, by the nouns they are about: one that is in a table and not here does not compile. */
export const CALLS = {
  ...tourCalls,
  ...manageTourCalls,
  ...stopCalls,
  ...manageStopCalls,
  ...pictureCalls,
  ...reviewCalls,
  ...invitationCalls,
  ...manageReviewCalls,
  ...signInCalls,
  ...ownAccountCalls,
  ...secondFactorCalls,
  ...userCalls,
  ...savedTourCalls,
  ...enquiryCalls,
  ...phoneCalls,
  ...deskCalls,
  ...inboxCalls,
  ...newsletterCalls,
  ...subscriberCalls,
  ...issueCalls,
  ...contactCalls,
  ...messageCalls,
  ...customerCalls,
  ...deskSearchCalls,
  ...mailCalls,
  ...roadCalls,
  ...teamCalls,
  ...manageTeamCalls,
  ...settingsCalls,
  ...manageSettingsCalls,
  ...mailWordsCalls,
  ...replyTemplateCalls,
  ...replyFileCalls,
  ...auditCalls,
  ...dashboardCalls,
  ...liveCalls,
} satisfies Record<keyof Lines, DescribedCall>;

export const ALL_CALLS: readonly DescribedCall[] = Object.values(CALLS);
