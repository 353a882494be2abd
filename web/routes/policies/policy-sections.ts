import {
  ADVANCE_PERCENT,
  FULL_PAYMENT_DAYS,
  SEASON_START_DAYS,
} from '../../../contracts/policies/refund-ladder.ts';
import type { SitePage } from '../../lib/site-page.ts';

export const POLICY_ADDRESSES = {
  '/privacy': {
    part: 'privacy-policy',
    title: 'Privacy policy',
    description: 'What this site keeps about you, what for, and how to have it deleted.',
  },
  '/cancellation': {
    part: 'cancellation-policy',
    title: 'Cancellation policy',
    description: 'What a cancellation costs, day by day before travel, and when nothing is refunded.',
  },
  '/termsconditions': {
    part: 'booking-policy',
    title: 'Terms & conditions',
    description: 'Booking and payment, exclusions, special notes and the papers to bring on our tours.',
  },
} as const satisfies Partial<Record<SitePage, object>>;

export type PolicySection = { id: string; title: string; points: readonly string[] };

export const POLICY_SECTIONS: readonly PolicySection[] = [
  {
    id: 'booking-policy',
    title: 'Booking',
    points: [
      `${ADVANCE_PERCENT}% of the price is paid in advance at booking.`,
      `The full payment is due at least ${FULL_PAYMENT_DAYS} days before travel; otherwise the booking is cancelled.`,
      'Prices are in rupees, per person.',
      'Accommodation is on double sharing.',
    ],
  },
  {
    id: 'cancellation-policy',
    title: 'Cancellation',
    points: [
      'Days are counted as whole calendar days in India, from the cancellation to the date of travel.',
      `Cancellations within ${SEASON_START_DAYS} days of the start of a season are not refunded.`,
      'Please cancel in writing, by email or WhatsApp, so that there is no doubt about the day.',
    ],
  },
  {
    id: 'exclusions',
    title: 'Exclusions',
    points: [
      'The price covers what the tour’s page lists. Anything it does not list is not included.',
      'Usually not included: flights and trains to the starting point, lunches, entry tickets, camera fees, safaris, travel insurance, porters for luggage, and tips.',
      'If a landslide, snow or a strike holds you up, the traveller pays what that costs: an extra night, another car.',
      'Ask us before you book if you are not sure whether something is part of the price.',
    ],
  },
  {
    id: 'special-notes',
    title: 'Special notes',
    points: [
      'Changes to the itinerary must be notified before 12:00 on the previous day.',
      'Roads, weather and permits in the mountains may change a day’s plan at short notice. We tell you as soon as we know.',
      'Check-in at hotels is usually from noon, check-out by ten in the morning.',
    ],
  },
  {
    id: 'notes-for-tourists',
    title: 'Notes for tourists',
    points: [
      'Above 3,000 m walk slowly, drink water, and tell your driver or guide about a headache before it gets worse. Speak to your doctor first if you have a heart or lung complaint, or are expecting a child.',
      'Carry warm clothes at any time of the year, and some cash: there are few ATMs outside the towns.',
    ],
  },
  {
    id: 'government-id',
    title: 'Government ID',
    points: [
      'Every traveller needs a government photo ID in the original: hotels and checkposts ask for it.',
      'For permits in Sikkim, bring copies of it and passport photographs; your confirmation says how many.',
    ],
  },
  {
    id: 'privacy-policy',
    title: 'Privacy',
    points: [
      'We keep what you send us: enquiries and messages with your name, phone number and email, what you tell us of food and allergies, reviews, your address for the newsletter, and for an account your username and email. We cannot read your password: we store only a code worked out from it. When somebody enters a wrong password, we note for an hour or two where that came from.',
      'With each form that you send, we note what you agreed to, in the form’s own words, when you did, and from which network address. We keep that note as long as what you sent. A program of ours looks through each form to set advertisements aside; for a day it counts how much comes from one network and one address. We keep the mails that we send you for 90 days, and whether they arrived.',
      'We use all this to answer you and to arrange your tour. We give hotels, drivers and permit offices what they need for it, and nobody else anything.',
      'The site sets cookies only when you sign in or choose a new password. Those that keep you signed in stop working when you sign out. One stays for a year, so that you are not locked out of this browser when somebody else tries wrong passwords. None of them tracks you, and there are no advertisements. The map comes from openstreetmap.org, which can see that your browser asked for it.',
      'A half-written form is kept in your own browser for up to 14 days, so that you do not lose what you typed.',
      'When you are signed in, you can download what we keep about you and delete your account. For anything else, write to us and we will delete it.',
    ],
  },
];
