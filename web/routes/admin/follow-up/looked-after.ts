import type { ContactMessage } from '../../../../contracts/contacts/manage-contacts.contract.ts';
import type {
  DeskEnquiry,
  FollowUpFields,
  StaffMember,
} from '../../../../contracts/enquiries/desk.contract.ts';
import { isOpenStatus } from '../../../../contracts/enquiries/enquiry-terms.ts';
import type { ActionSeen } from '../../../../contracts/enquiries/seen.contract.ts';
import { staffApi } from '../staff-api.ts';

export type LookedAfter = Omit<FollowUpFields, 'replyAge'> & {
  kind: keyof typeof FOLLOW_UP_CALLS;
  _id: string;
  name: string;
  isClosed: boolean;
};

export const FOLLOW_UP_CALLS = {
  enquiry: {
    give: staffApi.setEnquiryOwner,
    plan: staffApi.setNextAction,
    finish: staffApi.finishNextAction,
  },
  message: {
    give: staffApi.setMessageOwner,
    plan: staffApi.setMessageAction,
    finish: staffApi.finishMessageAction,
  },
};

export function enquiryLookedAfter(enquiry: DeskEnquiry): LookedAfter {
  return { ...enquiry, kind: 'enquiry', name: enquiry.fullName, isClosed: !isOpenStatus(enquiry.status) };
}

export function messageLookedAfter(message: ContactMessage): LookedAfter {
  return { ...message, kind: 'message', isClosed: message.doneAt !== null || message.spam !== null };
}

export const NO_ACTION: ActionSeen = { on: null, words: '', forId: null };

/** Sent with a change, so that the server detects a colleague's change. */
export function actionOf(item: Omit<FollowUpFields, 'replyAge' | 'actionAge' | 'owner'>): ActionSeen {
  const { nextActionOn: on, nextActionWords: words, nextActionFor } = item;
  return { on, words, forId: nextActionFor?._id ?? null };
}

export function membersWith(staff: StaffMember[], holder: StaffMember | null): StaffMember[] {
  return holder && !staff.some(({ _id }) => _id === holder._id) ? [holder, ...staff] : staff;
}
