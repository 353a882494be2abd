import type { Locator, Page } from '@playwright/test';
import { callAsStaff } from './desk.ts';
import {
  customerPath,
  enquiryPath,
  issuePath,
  messagePath,
  quotePath,
  reviewPath,
  type SiteOfForm,
} from './staff-form-paths.ts';

export type StaffForm = {
  /** Below web/routes/admin; folders end in a slash. */
  sources: string[];
  path: (site: SiteOfForm) => Promise<string> | string;
  /** Pressed to show the form. A kept draft shows it by itself. */
  opener?: (page: Page) => Locator;
  form: (page: Page) => Locator;
  isTypical?: true;
  press: [role: 'button' | 'link', name: string][];
};

const formNamed = (name: string | RegExp) => (page: Page) => page.getByRole('form', { name });
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name });
const send = (name: string): StaffForm['press'] => [['button', name]];

export const STAFF_FORMS: Record<string, StaffForm> = {
  'a reply by mail': {
    isTypical: true,
    sources: [
      'enquiries/detail/replies/reply-tabs.tsx',
      'enquiries/detail/replies/mail-reply.tsx',
      'replies/',
    ],
    path: enquiryPath,
    form: formNamed('Reply by mail'),
    press: send('Send the reply'),
  },
  'a note about an enquiry': {
    sources: ['enquiries/detail/replies/note-form.tsx'],
    path: enquiryPath,
    opener: tab('Note'),
    form: formNamed('Note'),
    press: send('Add the note'),
  },
  'a call': {
    sources: ['enquiries/detail/replies/note-form.tsx'],
    path: enquiryPath,
    opener: tab('Call'),
    form: formNamed('Call'),
    press: send('Note the call'),
  },
  'a message by WhatsApp': {
    sources: ['enquiries/detail/replies/whatsapp-form.tsx'],
    path: enquiryPath,
    opener: tab('WhatsApp'),
    form: (page) => page.getByRole('tabpanel', { name: 'WhatsApp' }),
    press: [['link', 'Open WhatsApp']],
  },
  'the next action': {
    sources: ['follow-up/owner-and-next-action.tsx', 'follow-up/day-in-words-field.tsx'],
    path: enquiryPath,
    form: (page) => page.locator('form').filter({ has: page.getByLabel('Next action on') }),
    press: send('Save the next action'),
  },
  'a correction of an enquiry': {
    sources: ['enquiries/detail/facts/', 'enquiries/wish-fields.tsx'],
    path: enquiryPath,
    opener: (page) =>
      page.getByRole('region', { name: /^Enquiry TT-/ }).getByRole('button', { name: 'Edit' }),
    form: formNamed('Correct the enquiry'),
    press: send('Save'),
  },
  'an enquiry by phone': {
    sources: ['enquiries/add-enquiry/', 'enquiries/wish-fields.tsx'],
    path: () => '/admin/bookings/new',
    form: formNamed('Enquiry'),
    press: send('Store the enquiry'),
  },
  'a quotation': {
    sources: ['quotes/form/'],
    path: quotePath,
    form: formNamed('Quotation'),
    press: send('Save'),
  },
  'the rules of tax and payments': {
    sources: ['money/rules/'],
    path: () => '/admin/settings/money',
    form: formNamed('Tax and payments'),
    press: send('Save'),
  },
  'an invitation to the staff': {
    sources: ['users/invite-to-staff.tsx'],
    path: () => '/admin/users/invite',
    form: formNamed('Invitation'),
    press: send('Send the invitation'),
  },
  'a reply to a message': {
    sources: ['messages/message-reply-form.tsx'],
    path: messagePath,
    form: formNamed('Write back'),
    press: send('Send reply'),
  },
  'a note about a message': {
    sources: ['messages/message-detail.tsx'],
    path: messagePath,
    opener: tab('Note'),
    form: formNamed('Note'),
    press: send('Add the note'),
  },
  'a call about a message': {
    sources: ['messages/message-detail.tsx'],
    path: messagePath,
    opener: tab('Call'),
    form: formNamed('Call'),
    press: send('Note the call'),
  },
  'a message by WhatsApp to the sender': {
    sources: ['messages/message-detail.tsx'],
    path: messagePath,
    opener: tab('WhatsApp'),
    form: (page) => page.getByRole('tabpanel', { name: 'WhatsApp' }),
    press: [['link', 'Open WhatsApp']],
  },
  'the next action of a message': {
    sources: ['messages/message-detail.tsx'],
    path: messagePath,
    form: (page) => page.locator('form').filter({ has: page.getByLabel('Next action on') }),
    press: send('Save the next action'),
  },
  'a note about a customer': {
    sources: ['customers/detail/customer-page.tsx'],
    path: customerPath,
    form: formNamed('Note about this customer'),
    press: send('Add the note'),
  },
  'a reply to a review': {
    sources: ['reviews/review-reply-form.tsx'],
    path: reviewPath,
    opener: (page) => page.getByRole('button', { name: /^Reply to/ }),
    form: formNamed('Reply'),
    press: send('Publish reply'),
  },
  'a template of replies': {
    sources: ['reply-templates/reply-template-page.tsx'],
    path: () => '/admin/reply-templates/new',
    form: formNamed('Reply template'),
    press: send('Save'),
  },
  'a place': {
    sources: ['places/'],
    path: () => '/admin/places/new',
    form: formNamed('Place'),
    press: send('Save'),
  },
  'a road': {
    sources: ['roads/road-page.tsx'],
    path: () => '/admin/roads/new',
    form: formNamed('Road'),
    press: send('Save'),
  },
  'a person of the team': {
    sources: ['team/'],
    path: () => '/admin/team/new',
    form: formNamed('Person'),
    press: send('Save'),
  },
  'the words of a picture': {
    sources: ['library/picture-form.tsx'],
    path: async ({ page }) => {
      const [picture] = await callAsStaff<{ _id: string }[]>(page, 'get', '/manage/pictures?show=shipped');
      return `/admin/media/${picture?._id}`;
    },
    form: formNamed('About the picture'),
    press: send('Save'),
  },
  'an issue of the newsletter': {
    sources: ['newsletter/issue-page.tsx'],
    path: () => '/admin/newsletter/new',
    form: formNamed('Issue'),
    press: send('Save'),
  },
  'the time at which an issue goes out': {
    sources: ['newsletter/send-panel.tsx'],
    path: issuePath,
    opener: (page) => page.getByLabel('At a time'),
    form: formNamed('Send the issue'),
    press: [
      ['button', 'Schedule…'],
      ['button', 'Schedule'],
    ],
  },
  'the words of a mail': {
    sources: ['mail-messages/'],
    path: () => '/admin/mail/messages/enquiry-received',
    form: (page) => page.locator('form').filter({ has: page.getByRole('textbox', { name: 'Subject' }) }),
    press: send('Save'),
  },
  'the settings': {
    sources: ['settings/'],
    path: () => '/admin/settings',
    form: formNamed('Settings'),
    press: send('Save changes'),
  },
  'a new tour': {
    sources: ['tours/form/'],
    path: () => '/admin/manage-tours?tour=new',
    form: formNamed('New tour'),
    press: send('Create tour'),
  },
};

export const NOTHING_TYPED = [
  'conflict/conflict-dialog.tsx',
  'customers/detail/merge-customer.tsx',
  'customers/detail/split-customer.tsx',
  'dashboard/period-choice.tsx',
  'enquiries/detail/duplicates/duplicates.tsx',
  'enquiries/list/',
  'library/focus/',
  'library/picture-chooser.tsx',
  'library/upload/',
  'lists/',
  // Dialogs: what was typed is back when one is opened again, see staff-money and staff-quotations.
  'money/deeds/',
  'quotes/deeds/',
  // The field of several of these forms.
  'markdown/',
  'live/notices/notices-button.tsx',
  // Saved as it is typed: see edit-pages.spec.ts.
  'page-content/',
  'imports/choose-file.tsx',
  'imports/import-pictures.tsx',
  'users/roles.tsx',
  'users/roles-with-two-steps.tsx',
  'users/ownership.tsx',
  'palette/',
  // The fields of tours and quotations.
  'records/field-rows.tsx',
  'records/record-form.tsx',
  'records/record-list.tsx',
  'records/tick-box.tsx',
  'users/leave-staff-dialog.tsx',
];
