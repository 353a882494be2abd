import type { PolicyFigures } from '../policies/policy-figures.ts';
import { faultsOfLadder } from '../policies/refund-ladder.ts';
import { day, group, line, lines, list, number, text, webAddress } from './content-fields.ts';
import { searchEngines, sharedCard } from './outside-the-site.ts';

const FIGURES = 'A point a line. {advance}, {balanceDays} and {seasonDays} stand for the figures above.';

const part = (title: string, initial: readonly string[]) =>
  group(title, {
    title: line('Heading', 60, title),
    points: lines('Points', { isMarkdown: true, hint: FIGURES, lineMax: 900, max: 20, initial }),
  });

const facts = () =>
  list('Facts with a source', {
    one: 'fact',
    hint: 'Rules that others make, shown with their source and the day on which it was checked.',
    min: 0,
    max: 20,
    item: {
      text: text('Fact', 600, ''),
      source: line('Source', 160, ''),
      sourceUrl: webAddress('Its web address'),
      checkedOn: day('Checked on'),
    },
  });

export const POLICIES_CONTENT = {
  heading: line('Heading', 120, 'What we agree on when you book'),
  lead: text(
    'Introduction',
    400,
    'The terms of booking and payment, what a cancellation costs, the papers to bring, and what we keep about you.',
  ),
  figures: group(
    'Figures',
    {
      advancePercent: number('Paid at booking', { min: 0, max: 100, unit: '%', initial: 50 }),
      balanceDays: number('The rest is due', {
        ...{ min: 0, max: 365, initial: 30 },
        unit: 'days before travel',
      }),
      deductions: list('What a cancellation costs', {
        one: 'step',
        hint: 'Earlier than the first step, the page says “Ask us”.',
        min: 0,
        max: 8,
        differIn: 'days',
        faultsOf: (steps) => faultsOfLadder(steps as PolicyFigures['deductions']),
        item: {
          days: number('Cancelled', { min: 0, max: 365, unit: 'days before travel or later', initial: 0 }),
          percent: number('Deducted', { min: 1, max: 100, unit: '% of the fee', initial: 100 }),
        },
        initial: [
          { days: 30, percent: 50 },
          { days: 14, percent: 80 },
          { days: 6, percent: 100 },
        ],
      }),
      seasonStarts: list('First days of seasons', {
        one: 'season',
        min: 0,
        max: 12,
        item: { day: day('First day') },
      }),
      seasonDays: number('No refund', {
        ...{ min: 0, max: 365, initial: 30 },
        unit: 'days before a season’s first day',
      }),
    },
    'Pages, mails and every calculation go by them.',
  ),
  booking: part('Booking', [
    '{advance} of the price is paid in advance at booking.',
    'The full payment is due at least {balanceDays} days before travel; otherwise the booking is cancelled.',
    'Prices are in rupees, per person.',
    'Accommodation is on double sharing.',
  ]),
  cancellation: part('Cancellation', [
    'Days are counted as whole calendar days in India, from the cancellation to the date of travel.',
    'Cancellations within {seasonDays} days of the start of a season are not refunded.',
    'Please cancel in writing, by email or WhatsApp, so that there is no doubt about the day.',
  ]),
  exclusions: part('Exclusions', [
    'The price covers what the tour’s page lists. Anything it does not list is not included.',
    'Usually not included: flights and trains to the starting point, lunches, entry tickets, camera fees, safaris, travel insurance, porters for luggage, and tips.',
    'If a landslide, snow or a strike holds you up, the traveller pays what that costs: an extra night, another car.',
    'Ask us before you book if you are not sure whether something is part of the price.',
  ]),
  notes: part('Special notes', [
    'Changes to the itinerary must be notified before 12:00 on the previous day.',
    'Roads, weather and permits in the mountains may change a day’s plan at short notice. We tell you as soon as we know.',
    'Check-in at hotels is usually from noon, check-out by ten in the morning.',
  ]),
  tourists: group('Notes for tourists', {
    ...part('Notes for tourists', [
      'Above 3,000 m walk slowly, drink water, and tell your driver or guide about a headache before it gets worse. Speak to your doctor first if you have a heart or lung complaint, or are expecting a child.',
      'Carry warm clothes at any time of the year, and some cash: there are few ATMs outside the towns.',
    ]).fields,
    facts: facts(),
  }),
  papers: group('Government ID', {
    ...part('Government ID', [
      'Every traveller needs a government photo ID in the original: hotels and checkposts ask for it.',
    ]).fields,
    facts: facts(),
  }),
  privacy: part('Privacy', [
    'We keep what you send us: enquiries and messages with your name, phone number and email, what you tell us of food and allergies, reviews, your address for the newsletter, and for an account your username and email. We cannot read your password: we store only a code worked out from it. When somebody enters a wrong password, we note for an hour or two where that came from.',
    'With each form that you send, we note what you agreed to, in the form’s own words, when you did, and from which network address. We keep that note as long as what you sent. A program of ours looks through each form to set advertisements aside; for a day it counts how much comes from one network and one address. We keep the mails that we send you for 90 days, and whether they arrived.',
    'We use all this to answer you and to arrange your tour. We give hotels, drivers and permit offices what they need for it, and nobody else anything.',
    'The site sets cookies only when you sign in or choose a new password. Those that keep you signed in stop working when you sign out. One stays for a year, so that you are not locked out of this browser when somebody else tries wrong passwords. None of them tracks you, and there are no advertisements. The map comes from openstreetmap.org, which can see that your browser asked for it.',
    'A half-written form is kept in your own browser for up to 14 days, so that you do not lose what you typed.',
    'When you are signed in, you can download what we keep about you and delete your account. For anything else, write to us and we will delete it.',
  ]),
  addresses: group('In search results', {
    privacy: searchEngines(
      'Privacy policy',
      'What this site keeps about you, what for, and how to have it deleted.',
    ),
    cancellation: searchEngines(
      'Cancellation policy',
      'What a cancellation costs, day by day before travel, and when nothing is refunded.',
    ),
    terms: searchEngines(
      'Terms & conditions',
      'Booking and payment, exclusions, special notes and the papers to bring on our tours.',
    ),
  }),
  card: sharedCard('Booking and cancellation', 'What is paid when, and what comes back'),
};
