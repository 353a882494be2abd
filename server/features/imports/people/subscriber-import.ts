import { emailAddress } from '../../../../contracts/fields/text.contract.ts';
import { startOfDay, todayInIndia } from '../../../../contracts/india-time.ts';
import { mapInTurns, readInBatches } from '../../../db/batches.ts';
import type { Db } from '../../../db/database.ts';
import type { SubscriberRow } from '../../../db/desk-rows.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { recordConsent } from '../../consents/consents.queries.ts';
import { removeSubscriber } from '../../subscribers/remove-subscriber.ts';
import {
  findSubscriberById,
  insertSubscriber,
  updateSubscriber,
} from '../../subscribers/subscribers.queries.ts';
import { asText, fold } from '../codecs/codec.ts';
import { asDay } from '../codecs/days.ts';
import {
  field,
  type Imported,
  type ImportKind,
  type Judge,
  type Judged,
  type OpenJudge,
  type Stored,
} from '../import-kind.ts';

const FIELDS = [
  field('email', 'Email', asText, {
    also: 'e mail, email address, mail, mail id, email id, ईमेल',
    example: 'asha@example.com',
    looksLike: /^[^@ ]{1,100}@[^@ ]{1,200}$/,
  }),
  field('state', 'State', asText, { also: 'status, subscription status, member rating' }),
  field('subscribedAt', 'Subscribed', asDay, {
    also: 'subscribed on, date added, signup date, optin time, तारीख',
    example: '15/3/25',
  }),
  field('consent', 'Consent', asText, {
    also: 'consent source, optin source, source, how they agreed',
    example: 'Form on our old site',
  }),
  field('consentAt', 'Consent given', asDay, {
    also: 'consent date, confirm time, opt in date, confirmed',
    example: '15/3/25',
  }),
  field('leftAt', 'Left', asDay, { also: 'unsubscribed at, unsub time, left on' }),
];

/** What lists of others say of somebody who does not want mails any more. */
const LEFT = new Set(['left', 'unsubscribed', 'unsub', 'opted out', 'cleaned', 'bounced', 'no']);

export const SUBSCRIBER_IMPORT: ImportKind = {
  kind: 'subscribers',
  maxRows: 5_000,
  fieldsFor: () => FIELDS,
  needed: [['email']],
  openJudge,
  store,
  undo,
  labelOf: async (db, id) => (await findSubscriberById(db, id))?.email ?? 'An address that is gone',
};

type Address = {
  email: string;
  state: SubscriberRow['state'];
  subscribedOn: string | undefined;
  consent: { source: string; on: string } | undefined;
};

const STAYS: Readonly<Record<SubscriberRow['state'], string>> = {
  pending: 'It is there already, and has not confirmed.',
  confirmed: 'It is there already.',
  left: 'It has left the newsletter, and stays out.',
};

async function openJudge({ db, now, rows }: OpenJudge): Promise<Judge> {
  const read = await mapInTurns(rows, 200, ({ email }) => emailAddress.safeParse(email).data ?? '');
  const known = await readInBatches([...new Set(read)], (batch) =>
    db.selectFrom('subscribers').select(['email', 'state']).where('email', 'in', batch).execute(),
  );
  const states = new Map(known.map(({ email, state }) => [email, state]));
  const seen = new Set<string>();
  const today = todayInIndia(now);
  return async ({ email: typed = '', state: said, subscribedAt, consent, consentAt, leftAt }) => {
    const { data: email, error } = emailAddress.safeParse(typed);
    const label = email ?? String(typed);
    if (!email) return { action: 'fault', label, faults: { email: error?.issues[0]?.message ?? '' } };
    const stored = states.get(email);
    if (stored) return { action: 'skip', label, notes: [STAYS[stored]] };
    if (seen.has(email)) return { action: 'skip', label, notes: ['A row above has this address.'] };
    seen.add(email);
    const days = { subscribedAt, consentAt, leftAt };
    const faults = Object.fromEntries(
      Object.entries(days).flatMap(([name, day]) =>
        day === undefined || isPast(day, today) ? [] : [[name, 'Write a day that is past, as 15/3/25.']],
      ),
    );
    if (Object.keys(faults).length > 0) return { action: 'fault', label, faults };
    const hasLeft = leftAt !== undefined || (typeof said === 'string' && LEFT.has(fold(said)));
    const isProved = typeof consent === 'string' && typeof consentAt === 'string';
    const address: Address = {
      email,
      state: hasLeft ? 'left' : isProved ? 'confirmed' : 'pending',
      subscribedOn: subscribedAt as string | undefined,
      consent: isProved && !hasLeft ? { source: consent, on: consentAt } : undefined,
    };
    return { action: 'new', label, notes: [noteOf(address)], body: address };
  };
}

function noteOf({ state, consent }: Address): string {
  if (state === 'left') return 'It has left there, and gets nothing.';
  return consent
    ? `Confirmed, by the consent of ${consent.on}.`
    : 'Without source and day of a consent: gets nothing until it confirms. The page Subscribers asks them.';
}

const isPast = (day: unknown, today: string) =>
  typeof day === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(day) &&
  !Number.isNaN(Date.parse(day)) &&
  day <= today;

const MAX_SOURCE = 500;

async function store(trx: Db, { body }: Judged, { actor, now }: StaffAction): Promise<Stored> {
  const { email, state, subscribedOn, consent } = body as Address;
  const at = subscribedOn ? new Date(startOfDay(subscribedOn)) : now;
  const { id } = await insertSubscriber(trx, email, at);
  const given = consent && startOfDay(consent.on);
  await updateSubscriber(trx, id, {
    // Nobody was asked yet: the page of subscribers offers it.
    asked_at: null,
    state,
    ...(given && { confirmed_at: given }),
    ...(state === 'left' && { left_at: now.toISOString() }),
  });
  if (consent && given) {
    const wording = `${consent.source.slice(0, MAX_SOURCE)} (as a list said that ${actor.username} imported)`;
    const record = { purpose: 'newsletter', version: 'imported', wording, network: null };
    await recordConsent(trx, { kind: 'subscriber', id }, { email, userId: null }, record, new Date(given));
  }
  return { subjectId: id, undo: { state } };
}

async function undo(trx: Db, { subjectId, undo }: Imported): Promise<string | undefined> {
  const found = await findSubscriberById(trx, subjectId);
  if (!found) return undefined;
  const { state } = undo as Pick<SubscriberRow, 'state'>;
  if (found.asked_at !== null) return 'It was asked since.';
  if (found.state !== state) return 'It has answered since.';
  await removeSubscriber(trx, { id: subjectId });
  return undefined;
}
