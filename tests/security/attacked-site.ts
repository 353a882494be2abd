import type { Role } from '../../contracts/accounts/accounts.contract.ts';
import { callApi, registerByApi, signInByApi } from '../support/e2e/call-api.ts';
import { ADMIN, type ServerProcess } from '../support/process/server-process.ts';
import { contactBodyOf, enquiryBodyOf } from '../support/request-bodies.ts';
import type { Sender } from './attack-request.ts';

const TRAVELLER = { username: 'Asha', email: 'asha@example.com', password: 'four kettles on a ridge' };

type Listed = { data: { _id: string }[] };

/** Fills a site with one of everything, and answers the ids of it. */
export async function fillSite(site: ServerProcess): Promise<string[]> {
  const traveller = await registerByApi(site, TRAVELLER);
  const staff = await signInByApi(site, ADMIN);
  const tours = await callApi<Listed>(site, 'GET', '/tours?limit=5');
  await callApi(site, 'POST', '/booking', { token: traveller, body: enquiryBodyOf() });
  await callApi(site, 'POST', '/contacts/send-mail', { body: contactBodyOf() });
  await callApi(site, 'POST', '/subscribe', { body: { email: 'reader@example.com' } });
  const review = { reviewText: 'Good', rating: 5 };
  await callApi(site, 'POST', `/review/${tours.data[0]?._id}`, { token: traveller, body: review });
  const lists = ['/manage/bookings', '/contacts', '/subscribe', '/users', '/review'];
  const listed = await Promise.all(lists.map((path) => callApi<Listed>(site, 'GET', path, { token: staff })));
  return [tours, ...listed].flatMap(({ data }) => data.map(({ _id }) => _id));
}

/** Tokens of the senders; where an attack has ended a session, or an account, there is a new one. */
export async function keepTokens(
  site: ServerProcess,
  tokens: Record<Sender, string>,
): Promise<Record<Sender, string>> {
  return {
    nobody: '',
    staff: await keep(site, tokens.staff, 'admin', () => signInByApi(site, ADMIN)),
    traveller: await keep(site, tokens.traveller, undefined, () => signInByApi(site, TRAVELLER)).catch(() =>
      registerByApi(site, { ...TRAVELLER, email: `asha-${Date.now()}@example.com` }),
    ),
  };
}

async function keep(
  site: ServerProcess,
  token: string,
  role: Role | undefined,
  renew: () => Promise<string>,
): Promise<string> {
  const answer = await fetch(`${site.url}/api/v1/account`, { headers: { authorization: `Bearer ${token}` } });
  if (answer.status !== 200) return renew();
  const { data } = (await answer.json()) as { data: { role: Role } };
  return role === undefined || data.role === role ? token : renew();
}
