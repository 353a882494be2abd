import type { FastifyRequest } from 'fastify';
import type { ExpressionBuilder } from 'kysely';
import type { ConsentPurpose } from '../../../contracts/consents.ts';
import { consentWordingOf } from '../../../contracts/earlier-consents.ts';
import type { Db } from '../../db/database.ts';
import type { ConsentRow } from '../../db/desk-rows.ts';
import { newId } from '../../db/identifiers.ts';
import type { Database } from '../../db/schema.ts';
import { formTracesOf } from '../../http/form-traces-of.ts';
import { clientNetworkOf } from '../../http/limits/client-network.ts';
import type { TravellerIdentity } from '../enquiries/enquiries.queries.ts';

export type ConsentSubject = { kind: 'booking' | 'message' | 'review' | 'subscriber' | 'user'; id: string };

export type GivenConsent = Pick<ConsentRow, 'purpose' | 'version' | 'wording' | 'network'>;

export function consentOf(
  request: Pick<FastifyRequest, 'ip' | 'socket' | 'headers'>,
  purpose: ConsentPurpose,
): GivenConsent {
  const { consentVersion } = formTracesOf(request);
  const { version, text } = consentWordingOf(purpose, consentVersion);
  return { purpose, version, wording: text, network: clientNetworkOf(request) };
}

export function consentToldTo(staff: { username: string }, how: string): GivenConsent {
  const wording = `Told ${how}, entered by ${staff.username}.`;
  return { purpose: 'enquiry', version: 'told', wording, network: null };
}

type Giver = { email: string; userId: string | null };

/** Call it in the transaction that stores what was sent. */
export async function recordConsent(
  trx: Db,
  about: ConsentSubject,
  { email, userId }: Giver,
  given: GivenConsent,
  now: Date,
): Promise<void> {
  const of = { about_kind: about.kind, about_id: about.id, email, user_id: userId };
  const row = { ...given, ...of, id: newId(), given_at: now.toISOString() };
  await trx.insertInto('consents').values(row).execute();
}

export function listConsentsAbout(db: Db, { kind, id }: ConsentSubject): Promise<ConsentRow[]> {
  return db
    .selectFrom('consents')
    .selectAll()
    .where('about_kind', '=', kind)
    .where('about_id', '=', id)
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function listConsentsOf(db: Db, traveller: TravellerIdentity): Promise<ConsentRow[]> {
  return db
    .selectFrom('consents')
    .selectAll()
    .where(isOf(traveller))
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function removeConsentsAbout(
  trx: Db,
  kind: ConsentSubject['kind'],
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('consents')
    .where('about_kind', '=', kind)
    .where('about_id', 'in', [...ids])
    .execute();
}

export async function eraseConsentsOf(trx: Db, traveller: TravellerIdentity): Promise<void> {
  await trx.deleteFrom('consents').where(isOf(traveller)).execute();
}

export async function removeConsentsOfAccount(trx: Db, userId: string): Promise<void> {
  await trx
    .deleteFrom('consents')
    .where('user_id', '=', userId)
    .where('about_kind', 'in', ['user', 'review'])
    .execute();
}

/** An enquiry of another account is not theirs, even if it names their address. */
function isOf({ userId, provedEmail }: TravellerIdentity) {
  return (where: ExpressionBuilder<Database, 'consents'>) => {
    const ofAccount = where('user_id', '=', userId);
    if (!provedEmail) return ofAccount;
    return where.or([ofAccount, where.and([where('email', '=', provedEmail), where('user_id', 'is', null)])]);
  };
}
