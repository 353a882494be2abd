import { ownAccountCalls, secondFactorCalls, signInCalls, userCalls } from './account-calls.contract.ts';
import { contactCalls, messageCalls } from './contact-calls.contract.ts';
import { customerCalls } from './customer-calls.contract.ts';
import type { DescribedCall, Lines } from './described-calls.contract.ts';
import { deskCalls } from './desk-calls.contract.ts';
import { enquiryCalls, phoneCalls } from './enquiry-calls.contract.ts';
import { mailCalls, mailWordsCalls } from './mail-calls.contract.ts';
import { issueCalls, newsletterCalls, subscriberCalls } from './newsletter-calls.contract.ts';
import {
  auditCalls,
  dashboardCalls,
  deskSearchCalls,
  inboxCalls,
  liveCalls,
} from './overview-calls.contract.ts';
import { replyFileCalls, replyTemplateCalls } from './reply-calls.contract.ts';
import { invitationCalls, manageReviewCalls, reviewCalls } from './review-calls.contract.ts';
import { roadCalls } from './road-calls.contract.ts';
import { manageSettingsCalls, settingsCalls } from './settings-calls.contract.ts';
import { manageStopCalls, stopCalls } from './stop-calls.contract.ts';
import { manageTeamCalls, teamCalls } from './team-calls.contract.ts';
import { manageTourCalls, pictureCalls, savedTourCalls, tourCalls } from './tour-calls.contract.ts';

/** Compiles only if every call of every table is listed. */
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
