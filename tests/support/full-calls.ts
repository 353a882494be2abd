import { MAX_MOVED_ITEMS } from '../../contracts/customers/customer-terms.ts';
import { MAX_TOTAL } from '../../contracts/enquiries/enquiries.contract.ts';
import { BULK_CHANGE_LIMIT } from '../../contracts/enquiries/enquiry-terms.ts';
import { ADDED, WISHES } from '../../contracts/enquiries/fields-of-an-enquiry.ts';
import { DESK_LIMITS } from '../../contracts/fields/desk-limits.ts';
import { LIMITS, SERVER_LIMITS } from '../../contracts/fields/field-limits.ts';
import { IMPORT_LIMITS } from '../../contracts/imports/import-terms.ts';
import { WORDS_LIMITS } from '../../contracts/mail-words/languages.ts';
import { PICTURE_LIMITS } from '../../contracts/media-terms.ts';
import { newId } from '../../server/db/identifiers.ts';
import { fullRoad, fullTeamMember, fullTemplate, fullTour, MESSAGE, many, text } from './full-bodies.ts';
import { FULL_MONEY_CALLS } from './full-money-calls.ts';
import { FULL_QUOTE_CALLS } from './full-quote-calls.ts';
import { FULL_PAGE_CONTENT as FULL_CONTENT, FULL_OPENING, fullSettings } from './full-settings.ts';
import { FULL_STOP_BODY } from './full-stop-body.ts';
import { contactBodyOf, enquiryBodyOf } from './request-bodies.ts';
import { TRAVEL_DAY } from './travel-day.ts';

const ADDRESS = `${text(LIMITS.email - 6)}@भ.कॉम`;
const FULL_WORDS = { subject: text(4 * WORDS_LIMITS.subject + 100), body: text(4 * WORDS_LIMITS.body + 100) };
const PASSWORD = text(1_000);
const CODE = text(100);
const fullEnquiry = enquiryBodyOf({
  userEmail: ADDRESS,
  fullName: text(LIMITS.name),
  tourName: text(LIMITS.tourName),
  phone: '९'.repeat(LIMITS.phoneText),
  phoneCountry: 'IN',
  travelWords: text(LIMITS.travelWords),
  childAges: text(DESK_LIMITS.childAges),
  ...{ singleRooms: LIMITS.guestSizeMax, extraBeds: LIMITS.guestSizeMax },
  ...Object.fromEntries(ADDED.map(({ name, max }) => [name, text(max)])),
});
const ids = (count: number) => Array.from({ length: count }, newId);
const HOW_SENT = { answerSeen: newId(), isAfterLost: true, files: ids(5) };

const fullIssue = { subject: text(150), body: text(20_000) };
const fullAction = { on: TRAVEL_DAY, words: text(DESK_LIMITS.nextAction), forId: newId() };
/** Of an enquiry and of a message alike. */
function fullFollowUp(of: string): Record<string, object> {
  return {
    [`PUT ${of}/owner`]: { ownerId: newId(), seen: newId() },
    [`PUT ${of}/next-action`]: { ...fullAction, seen: fullAction },
    [`PUT ${of}/next-action/done`]: { on: TRAVEL_DAY, seen: fullAction },
    [`POST ${of}/notes`]: { text: MESSAGE },
    [`POST ${of}/contacts`]: { channel: 'whatsapp', text: MESSAGE },
  };
}

/** The longest body of each call. */
export const FULL_CALLS: Record<string, Record<string, unknown>> = {
  'POST /tours': fullTour,
  'PUT /tours/:id': fullTour,
  'PUT /tours/:id/status': { version: 2_147_483_647, status: 'published' },
  'PUT /manage/featured-tours': {
    ids: many(SERVER_LIMITS.bareListMax, text(64)),
    from: many(SERVER_LIMITS.bareListMax, text(64)),
  },
  ...{ 'PUT /settings': fullSettings, ...FULL_CONTENT, ...FULL_OPENING },
  'PUT /manage/imports/:id/matching': {
    matching: many(IMPORT_LIMITS.columns, text(64)),
    choices: { status: 'published', existing: 'replace' },
  },
  'POST /manage/imports/:id/run': { version: 2_147_483_647 },
  'POST /manage/mail/:id/again': { isKnownAsSent: false },
  'POST /manage/mail-runs': { run: '2026-05-01T10:00:00.000Z' },
  'POST /manage/mail/reachable': { email: ADDRESS },
  'PUT /media/:id': {
    ...{ alt: text(300), credit: text(150), focus: { x: 50, y: 50 }, tallFocus: { x: 50, y: 50 } },
  },
  'POST /manage/pictures/:id/replacement': { pictureId: text(64) },
  'POST /manage/pictures/:id/replacement/undo': {
    pictureId: text(64),
    replaced: many(PICTURE_LIMITS.replaced, { kind: 'person', id: text(64), version: 99_999, otherAt: 19 }),
  },
  'POST /review/:id': { reviewText: text(LIMITS.reviewText), rating: 5 },
  'POST /reviews/invitations/:token': {
    username: text(LIMITS.username),
    reviewText: text(LIMITS.reviewText),
    rating: 5,
  },
  'PUT /review/:id/reply': { reply: text(DESK_LIMITS.reviewReply) },
  'POST /auth/register': {
    username: text(LIMITS.username),
    email: ADDRESS,
    password: text(SERVER_LIMITS.passwordMax),
  },
  'POST /auth/login': { email: ADDRESS, password: PASSWORD, code: CODE },
  'POST /auth/forgot-password': { email: ADDRESS },
  'POST /auth/reset-password/:token': { password: text(SERVER_LIMITS.passwordMax) },
  'POST /auth/resend-reset-link': { token: text(200) },
  'POST /account/password': { currentPassword: PASSWORD, newPassword: text(SERVER_LIMITS.passwordMax) },
  'DELETE /account': { password: PASSWORD },
  'POST /account/second-factor': { password: PASSWORD },
  'POST /account/second-factor/confirmation': { code: CODE },
  'POST /account/second-factor/recovery-codes': { password: PASSWORD, code: CODE },
  'DELETE /account/second-factor': { password: PASSWORD, code: CODE },
  'PUT /users/:id/role': { role: 'admin', staffRole: 'manager' },
  'PUT /users/:id/staff-role': { staffRole: 'manager', password: PASSWORD, handTo: 'x'.repeat(36) },
  'POST /staff/invitations': { username: text(LIMITS.username), email: ADDRESS, staffRole: 'manager' },
  'POST /staff-invitations/:token': { password: text(SERVER_LIMITS.passwordMax) },
  'POST /users/:id/ownership-offer': { password: PASSWORD, code: CODE, giverStays: false },
  'POST /staff/ownership/:id/acceptance': { password: PASSWORD, code: CODE },
  'POST /users/:id/departure': { account: 'traveller', password: PASSWORD, handTo: 'x'.repeat(36) },
  'POST /saved-tours/merge': { tourIds: many(LIMITS.savedTours, text(64)) },
  'POST /booking': { ...fullEnquiry, shownTotal: MAX_TOTAL },
  'POST /phones/read': { phone: '९'.repeat(LIMITS.phoneText), phoneCountry: 'IN' },
  'POST /manage/bookings': {
    ...fullEnquiry,
    ...{ source: 'phone', note: MESSAGE, sendReceipt: true, ownerId: newId() },
    ...{ nextActionWords: text(DESK_LIMITS.nextAction), nextActionOn: TRAVEL_DAY, nextActionFor: newId() },
  },
  'PUT /manage/bookings/:id/facts': { ...fullEnquiry, isMeant: true, seen: { ...fullEnquiry, guestSize: 2 } },
  'PUT /manage/bookings/:id/status': {
    from: 'completed',
    to: 'completed',
    tellTraveller: true,
    isMeant: true,
  },
  'PUT /review/:id/hidden': { tellWriter: true },
  'PUT /account/morning-mail': { isWanted: true },
  'POST /account/email/confirmed': { token: text(200) },
  'POST /manage/mail-words/:kind/preview': FULL_WORDS,
  'PUT /manage/mail-words/:kind': { ...FULL_WORDS, version: 1_000_000_000 },
  'POST /manage/mail-words/:kind/original': { version: 1_000_000_000 },
  ...fullFollowUp('/manage/bookings/:id'),
  ...fullFollowUp('/contacts/:id'),
  ...FULL_MONEY_CALLS,
  ...FULL_QUOTE_CALLS,
  'POST /manage/bookings/:id/reply': { subject: text(200), text: MESSAGE, ...HOW_SENT },
  'POST /manage/bookings/:id/merge': {
    otherId: newId(),
    holds: Object.fromEntries(WISHES.map((wish) => [wish, newId()])),
    isMeant: false,
  },
  'POST /manage/customers/:id/notes': { text: MESSAGE },
  'POST /manage/customers/:id/merge': { otherId: newId() },
  'POST /manage/customers/:id/split': {
    items: ids(MAX_MOVED_ITEMS).map((_id) => ({ kind: 'enquiry', _id })),
  },
  'POST /manage/bookings/changes': {
    bookings: ids(BULK_CHANGE_LIMIT).map((_id) => ({ _id, status: 'completed' })),
    change: { kind: 'owner', ownerId: newId() },
    isMeant: true,
  },
  'POST /manage/bookings/changes/matching': {
    isMeant: true,
    filter: {
      q: text(200),
      status: 'completed',
      owner: newId(),
      destination: 'Darjeeling',
      source: 'whatsapp',
      needs: 'overdue',
      receivedFrom: TRAVEL_DAY,
      receivedTo: TRAVEL_DAY,
      travelFrom: TRAVEL_DAY,
      travelTo: TRAVEL_DAY,
    },
    change: { kind: 'owner', ownerId: newId() },
    seenAt: new Date().toISOString(),
    seenMark: Array(51).fill('9'.repeat(20)).join('.'),
    runId: newId(),
    cursor: Buffer.from(`${new Date().toISOString()} ${newId()}`).toString('base64url'),
  },
  'POST /subscribe': { email: ADDRESS },
  'POST /manage/newsletter/issues': { ...fullIssue, destination: 'Darjeeling', version: 1_000 },
  'PUT /manage/newsletter/issues/:id': { ...fullIssue, destination: 'Darjeeling', version: 1_000 },
  'POST /manage/newsletter/preview': fullIssue,
  'POST /manage/newsletter/test': fullIssue,
  'POST /manage/newsletter/issues/:id/send': { version: 1_000, day: TRAVEL_DAY, time: '23:59' },
  'POST /newsletter/leave/:token': { issue: 'x'.repeat(100) },
  'POST /newsletter/leave/:token/reason': { reason: 'interest', text: 'अ'.repeat(1_000) },
  'POST /contacts/send-mail': contactBodyOf({
    name: text(LIMITS.name),
    email: ADDRESS,
    message: MESSAGE,
    mobile: `${'९'.repeat(12)}${' '.repeat(28)}`,
  }),
  'POST /contacts/:id/replies': { reply: MESSAGE, isDone: true, ...HOW_SENT },
  'POST /manage/places': FULL_STOP_BODY,
  'PUT /manage/places/:id': FULL_STOP_BODY,
  'POST /manage/team': fullTeamMember,
  'PUT /manage/team/:id': fullTeamMember,
  'POST /manage/roads': fullRoad,
  'PUT /manage/roads/:id': fullRoad,
  'POST /manage/reply-templates': fullTemplate,
  'PUT /manage/reply-templates/:id': fullTemplate,
  'POST /manage/live/presence': { tab: text(40), kind: 'enquiry', id: text(100), state: 'writing' },
};
