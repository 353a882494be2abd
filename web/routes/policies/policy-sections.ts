import {
  ADVANCE_PERCENT,
  FULL_PAYMENT_DAYS,
  SEASON_START_DAYS,
} from '../../../contracts/policies/refund-ladder.ts';

/** The addresses of the one page, and the part that each of them opens at. */
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
} as const;

/** What the agency says of its own. The facts of others beside it are settings, with their sources. */
export type PolicySection = { id: string; title: string; points: readonly string[] };

/** The agency's terms, in the order of the page. The refund ladder stands in its own table. */
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
      'Days are whole calendar days in India between the cancellation and the date of travel.',
      `Cancellations within ${SEASON_START_DAYS} days of the start of a season are not refunded.`,
      'Send a cancellation in writing, by email or WhatsApp, so that its day is beyond doubt.',
    ],
  },
  {
    id: 'exclusions',
    title: 'Exclusions',
    points: [
      'The price covers what the tour’s page names. Anything it does not name is not included.',
      'Usually not included: flights and trains to the starting point, lunches, entry tickets, camera fees, safaris, travel insurance, porters for luggage, and tips.',
      'Costs of a delay that nobody chose, such as a landslide, snow or a strike, are the traveller’s own: an extra night, another car.',
      'Ask us before you book if you are not sure whether something is part of the price.',
    ],
  },
  {
    id: 'special-notes',
    title: 'Special notes',
    points: [
      'Changes to the itinerary must be notified before 12:00 on the previous day.',
      'Roads, weather and permits in the mountains may change a day’s plan at short notice. We tell you as soon as we know.',
      'Hotel rooms are usually free from noon and given back by ten in the morning.',
    ],
  },
  {
    id: 'notes-for-tourists',
    title: 'Notes for tourists',
    points: [
      'Above 3,000 m walk slowly, drink water, and tell the guide about a headache before it gets worse. Speak to your doctor first if you have a heart or lung complaint, or are expecting a child.',
      'Carry warm clothes at any time of the year, and some cash: there are few machines beyond the towns.',
    ],
  },
  {
    id: 'government-id',
    title: 'Government ID',
    points: [
      'Every traveller carries a government photo ID in the original: hotels and checkposts ask for it.',
      'For permits in Sikkim bring copies of it and passport photographs. With the confirmation we tell you how many.',
    ],
  },
  {
    id: 'privacy-policy',
    title: 'Privacy',
    points: [
      'We keep what you send us: an enquiry or a message with your name, phone number and email, a review, an address for the newsletter, and an account’s username, email and scrambled password. Where a wrong password came from is kept for an hour or two.',
      'With each form that you send we keep what you agreed to, in the words of the form, when that was and the network address it came from, for as long as what you sent. What the form holds is looked at by a program of ours that puts advertisements aside; for a day it counts how much comes from one network and one address. Mails that we send you are kept for 90 days, with whether they arrived.',
      'We use it to answer you and to arrange your tour. Hotels, drivers and permit offices get what they need for it, and nobody else gets anything.',
      'The site sets cookies only when you sign in or choose a new password. Those that keep you signed in stop working when you sign out. One stays for a year, so that other people’s wrong passwords do not keep you out in this browser. They follow nobody, and there are no advertisements. The map comes from openstreetmap.org, which sees that your browser asked for it.',
      'A half-written form is kept in your own browser for 14 days at most, so that nothing typed is lost.',
      'Signed in, you can download what we keep about you and delete your account. For anything else, write to us and we delete it.',
    ],
  },
];
