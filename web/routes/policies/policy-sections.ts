import { ADVANCE_PERCENT, FULL_PAYMENT_DAYS, SEASON_START_DAYS } from '../../../contracts/refund-ladder.ts';

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

/** A rule of somebody else's that may change: who makes it, and when we last looked it up. */
export type ChangingFact = { text: string; source: string /** YYYY-MM-DD */; checkedOn: string };

export type PolicySection = { id: string; title: string; points: readonly string[]; facts?: ChangingFact[] };

const CHECKED_ON = '2026-11-20';
const SIKKIM = 'Tourism and Civil Aviation Department, Government of Sikkim';
const BENGAL = 'Forest Department, Government of West Bengal';
const BHUTAN = 'Department of Tourism, Royal Government of Bhutan';

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
    facts: [
      {
        text: 'Nathula (4,310 m) is closed to visitors on Mondays and Tuesdays. It is open to Indian nationals only, with a permit through a registered operator.',
        source: SIKKIM,
        checkedOn: CHECKED_ON,
      },
      {
        text: 'Gurudongmar (5,150–5,180 m) is not open to foreign nationals, and not advised for small children, elderly people or heart and lung patients.',
        source: SIKKIM,
        checkedOn: CHECKED_ON,
      },
      {
        text: 'The national parks of the Dooars, among them Gorumara and Jaldapara, are closed to visitors from 16 June to 15 September.',
        source: BENGAL,
        checkedOn: CHECKED_ON,
      },
      {
        text: 'Indian nationals pay Bhutan a Sustainable Development Fee of ₹1,200 a night, children of 6 to 12 years half. It is not part of our prices unless the tour’s page says so.',
        source: BHUTAN,
        checkedOn: CHECKED_ON,
      },
    ],
  },
  {
    id: 'government-id',
    title: 'Government ID',
    points: [
      'Every traveller carries a government photo ID in the original: hotels and checkposts ask for it.',
      'For permits in Sikkim bring copies of it and passport photographs. With the confirmation we tell you how many.',
    ],
    facts: [
      {
        text: 'Indian travellers enter Bhutan with a passport or a voter card, in the original.',
        source: BHUTAN,
        checkedOn: CHECKED_ON,
      },
    ],
  },
  {
    id: 'privacy-policy',
    title: 'Privacy',
    points: [
      'We keep what you send us: an enquiry or a message with your name, phone number and email, a review, an address for the newsletter, and an account’s username, email and scrambled password.',
      'We use it to answer you and to arrange your tour. Hotels, drivers and permit offices get what they need for it, and nobody else gets anything.',
      'The site sets one cookie, when you sign in, and forgets it when you sign out. It follows nobody, and shows no advertisements. The map comes from openstreetmap.org, which sees that your browser asked for it.',
      'A half-written form is kept in your own browser for 14 days at most, so that nothing typed is lost.',
      'Signed in, you can download what we keep about you and delete your account. For anything else, write to us and we delete it.',
    ],
  },
];
