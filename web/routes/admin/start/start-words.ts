import { href } from 'react-router';
import type { Opening } from '../../../../contracts/opening/opening.contract.ts';
import { START_STEPS, type StartStep, type WantedToOpen } from '../../../../contracts/opening/start-steps.ts';

type Words = { title: string; asks: string };

export const STEP_WORDS: Record<StartStep, Words> = {
  agency: { title: 'Your agency', asks: 'Its name, where it is, the languages you speak, registrations.' },
  reach: { title: 'How to reach you', asks: 'Phones, WhatsApp, email, office and hours.' },
  look: { title: 'How the site looks', asks: 'Logo, colour and letters.' },
  destinations: {
    title: 'Destinations',
    asks: 'Where your tours go: keep those that are there to begin with, or write your own.',
  },
  mail: { title: 'Mail', asks: 'A test mail to yourself, before travellers rely on it.' },
  tour: {
    title: 'Your first tour',
    asks: 'Begin with a sketch, or bring your tours along, and publish one.',
  },
};

type StepState = 'done' | 'skipped' | 'open';

export function stateOf({ done, skipped }: Pick<Opening, 'done' | 'skipped'>, step: StartStep): StepState {
  if (done.includes(step)) return 'done';
  return skipped.includes(step) ? 'skipped' : 'open';
}

/** A list that is done with needs no place on the dashboard. */
export function isListWanted(opening: Opening): boolean {
  if (opening.isPutAway) return false;
  return opening.openedAt === null || START_STEPS.some((step) => stateOf(opening, step) === 'open');
}

/** Where an owner begins who has not done anything yet. */
export const isUntouched = ({ openedAt, isPutAway, done, skipped }: Opening): boolean =>
  openedAt === null && !isPutAway && done.length + skipped.length === 0;

export const pathOfStep = (step: StartStep) => href('/admin/start/:step', { step });

export const MISSING_WORDS: Record<WantedToOpen, { text: string; to: string }> = {
  name: { text: 'The agency’s name', to: pathOfStep('agency') },
  phone: { text: 'A phone number', to: pathOfStep('reach') },
  email: { text: 'An email address', to: pathOfStep('reach') },
  tour: { text: 'A published tour', to: pathOfStep('tour') },
  policies: {
    text: 'The policies: they are still the ones the site came with, and apply to your bookings once it is open',
    to: href('/admin/pages/:key', { key: 'policies' }),
  },
  placeholders: { text: 'Texts that are marked as placeholders', to: href('/admin/settings') },
};

/** From where a step is done, as long as only staff see the site. */
export const waysToSetUp = (isOpen: boolean) =>
  isOpen ? [] : [{ to: href('/admin/start'), text: 'Back to the set-up' }];

/** The overview after the last one. */
export function pathAfter(step: StartStep): string {
  const next = START_STEPS[START_STEPS.indexOf(step) + 1];
  return next ? pathOfStep(next) : href('/admin/start');
}
