import type { SiteOfWorker } from '../process/sites-of-workers.ts';
import { callApi } from './call-api.ts';
import { readMail } from './e2e-fixtures.ts';

export type NewsletterLinks = { confirm: string; leave: string };

export function linksIn(text: string | undefined): NewsletterLinks {
  const find = (path: string) => new RegExp(`${path}[\\w-]{43}`).exec(text ?? '')?.[0] ?? '';
  return { confirm: find('/newsletter/confirm/'), leave: find('/newsletter/leave/') };
}

export async function askReader(server: SiteOfWorker, email: string): Promise<NewsletterLinks> {
  await callApi(server, 'POST', '/subscribe', { body: { email } });
  return linksIn((await readMail(server, email)).text);
}

export async function newsletterPages(server: SiteOfWorker): Promise<string[]> {
  const of = (name: string) =>
    `${name}.of.a.traveller.with.a.long.address@mail.himalayan-travellers.example.com`;
  const [open, left] = [await askReader(server, of('open')), await askReader(server, of('left'))];
  await callApi(server, 'POST', left.leave, { body: {} });
  return ['/newsletter?result=asked', open.confirm, left.leave, '/newsletter/confirm/cut-by-a-mail-program'];
}
