import type { Rolldown } from 'vite';
import { DESK_CHUNKS } from './desk-chunks.ts';

const FRAME = fileNamed(
  'root|public-layout|form-answer|form-answer-notice|button-link|compare-store|empty-state|notice|not-loaded|page-heading|page-meta',
  'picture|picture-preload|skeleton|tour-grid-skeleton',
  'destinations|india-time|scene-address',
);
const WHATSAPP = fileNamed('whatsapp-here');
const FRAME_ICONS =
  /\/lucide-react\/.*\/(chevron-down|chevron-left|chevron-right|mail|map-pin|pause|play)\.mjs$/;

/**
 * A few shared files instead of thirty small ones: fewer requests before hydration, and better compression. Each
 * includes what its modules import, except what a group of higher priority has taken.
 */
export const SHARED_CHUNKS: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'framework',
    test: /\/(node_modules\/(react|react-dom|react-router|scheduler)\/|web\/(lib\/loading\/(load-route-module|discover-desk)|entry\.client))/,
    priority: 9,
  },
  { name: 'frame', test: (id: string) => FRAME.test(id) || FRAME_ICONS.test(id), priority: 8 },
  {
    name: 'later',
    test: fileNamed(
      'site-footer|plan-menu|contact-and-scroll-buttons|compare-bar|session-still-open-notice|message-room|alert-box|problem-page',
    ),
    priority: 5,
  },
  // Pages of accounts have no room for another file.
  { name: 'sign-in', test: fileNamed('account-api'), priority: 6 },
  {
    name: 'dates',
    test: fileNamed('travel-days|reply-within|whatsapp-link'),
    priority: 7,
  },
  {
    name: 'whatsapp',
    test: (id: string) => WHATSAPP.test(id) || id.endsWith('/message-circle.mjs'),
    priority: 6,
  },
  {
    name: 'cards',
    test: fileNamed(
      'tour-card|tour-grid|card-of|destination-search|trip-of-route|format-rupees|difficulties',
    ),
    priority: 4,
  },
  {
    name: 'list',
    test: fileNamed('tour-query|use-tour-query|tour-list-parts|tour-list-head'),
    priority: 4,
  },
  {
    name: 'forms',
    test: fileNamed(
      'visitor-form|use-visitor-form|use-known-value|use-form-draft|use-faults|text-field|text-area-field|select-field|country-field|number-field|is-email-address|failure-text|failure-alert|fetch-page-script|form-api|send-once|draft-notice|empty-form',
      'consents|consent-line',
    ),
    priority: 4,
  },
  { name: 'fees', test: fileNamed('rated-detail'), priority: 4 },
  { name: 'prices', test: fileNamed('price'), priority: 3 },
  { name: 'page-state', test: fileNamed('use-page-idle|use-media-query'), priority: 4 },
  { name: 'read-back', test: fileNamed('phone-read-back|use-read-back|follow-form'), priority: 4 },
  { name: 'sent', test: fileNamed('calendar-link|save-as-file'), priority: 4 },
  { name: 'enquiry', test: fileNamed('enquiry-form'), priority: 3 },
  {
    name: 'account',
    test: fileNamed('account-form|account-page|account-check|password-field'),
    priority: 2,
  },
  {
    name: 'signed-in',
    test: fileNamed('signed-in-page|use-revalidate-on-session-change'),
    priority: 2,
  },
  { name: 'tour', test: fileNamed('tour-page'), priority: 2 },
  ...DESK_CHUNKS,
];

function fileNamed(...names: string[]): RegExp {
  return new RegExp(`/(${names.join('|')})\\.tsx?$`);
}
