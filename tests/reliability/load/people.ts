import { setTimeout as pause } from 'node:timers/promises';
import { type Answered, type Asked, jsonOf, type OpenClient, signIn } from '../../load/site/open-client.ts';
import { ADMIN } from '../../support/process/server-process.ts';
import type { Ledger } from './ledger.ts';

const TRAVELLERS = 6;
const PASSWORD = 'over the Teesta bridge';
/** Milliseconds before somebody who was refused goes on: a site without its database refuses hundreds a second. */
const AFTER_REFUSAL = 500;

type SignedInTraveller = { id: string; email: string; token: string };

/** Who uses the site, and what it offers. */
export type People = {
  travellers: SignedInTraveller[];
  staff: string;
  tours: { id: string; version: number }[];
};

export async function gatherPeople(client: OpenClient): Promise<People> {
  const travellers: SignedInTraveller[] = [];
  for (let number = 0; number < TRAVELLERS; number += 1) {
    const email = `traveller-${number}@example.com`;
    const body = { username: `Traveller ${number}`, email, password: PASSWORD };
    jsonOf(await client.ask({ method: 'POST', path: '/api/v1/auth/register', body }));
    const { authorization } = await signIn(client, { email, password: PASSWORD });
    const account = jsonOf(await client.ask({ path: '/api/v1/account', headers: { authorization } }));
    travellers.push({ id: account.data._id, email, token: authorization });
  }
  const staff = await signInStaff(client);
  const headers = { authorization: staff };
  const listed = jsonOf(await client.ask({ path: '/api/v1/manage/tours?limit=100', headers }));
  const tours = listed.data.map(({ _id, version }: { _id: string; version: number }) => ({
    id: _id,
    version,
  }));
  return { travellers, staff, tours };
}

/** Asks for a write. Undefined where no answer came, or none but that it cannot be done at the moment. */
export async function write(client: OpenClient, ledger: Ledger, asked: Asked): Promise<Answered | undefined> {
  const answer = await client.ask({ method: 'POST', ...asked }).catch(() => undefined);
  if (answer === undefined) ledger.counts.unanswered += 1;
  else if (answer.status === 200) ledger.counts.answered += 1;
  else if (answer.status === 503) {
    ledger.counts.refused += 1;
    await pause(AFTER_REFUSAL);
  } else return answer;
  return answer?.status === 200 ? answer : undefined;
}

export function noteSurprise(ledger: Ledger, what: string, { status, text }: Answered): void {
  ledger.surprises.push(`${what} was answered ${status}: ${text.slice(0, 200)}`);
}

/** Answers what to show as `authorization`. Staff's sessions end after some idle hours, and so where a clock is put forward. */
export async function signInStaff(client: OpenClient): Promise<string> {
  const { authorization } = await signIn(client, ADMIN);
  return authorization;
}
