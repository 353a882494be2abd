import { expect } from '@playwright/test';
import type { SiteOfWorker } from '../process/sites-of-workers.ts';
import { contactBodyOf, enquiryBodyOf } from '../request-bodies.ts';
import { callApi, registerByApi } from './call-api.ts';
import { readMailFiles } from './read-mail-files.ts';

const TRAVELLER = { username: 'Asha Rai', email: 'asha@example.com', password: 'over the long bridge' };
/** Of the account, the enquiry, the newsletter, the message and the password. */
const MAILS = 5;

/** Sends what travellers send, and waits for the mails that answer. Returns the enquiry's calendar file. */
export async function writeToAgency(server: SiteOfWorker, destination: string): Promise<string> {
  const { email } = TRAVELLER;
  const token = await registerByApi(server, TRAVELLER);
  const body = enquiryBodyOf({ tourName: destination, userEmail: email });
  const { data } = await callApi<{ data: { _id: string } }>(server, 'POST', '/booking', { token, body });
  await callApi(server, 'POST', '/subscribe', { body: { email } });
  await callApi(server, 'POST', '/contacts/send-mail', {
    body: contactBodyOf({ email, message: 'Is the pass open in June?' }),
  });
  await callApi(server, 'POST', '/auth/forgot-password', { body: { email } });
  await expect
    .poll(async () => (await readMailFiles(server.dataDir, email)).map(({ subject }) => subject))
    .toHaveLength(MAILS);
  const answer = await fetch(`${server.url}/api/v1/booking/${data._id}/calendar`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.text();
}
