import type { Email } from 'postal-mime';
import type { SiteOfWorker } from '../process/sites-of-workers.ts';
import { readAllMailFiles } from './read-mail-files.ts';

/** Around a hit. */
const CONTEXT = 60;

/** That the sitemap leaves out, and what other programs read. */
const BESIDE_THE_SITEMAP = [
  '/tours/search?city=nowhere',
  '/tours?max=1',
  '/image/none/nowhere',
  '/nowhere',
  '/saved',
  '/compare',
  '/thank-you',
  '/newsletter',
  '/login',
  '/register',
  '/forgot-password',
  '/account',
  '/permits?places=nowhere',
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/.well-known/security.txt',
  '/api/v1/settings',
  '/api/v1/tours',
];

export async function pathsOfSitemap({ url }: Pick<SiteOfWorker, 'url'>): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&').replace(url, ''),
  );
}

/** Where one of these words stands in whatever a visitor gets: pages, files for programs, mails. `words` with the flag g. */
export async function findWordsOnSite(server: SiteOfWorker, words: RegExp): Promise<string[]> {
  const paths = [...(await pathsOfSitemap(server)), ...BESIDE_THE_SITEMAP];
  const mails = await readAllMailFiles(server.dataDir);
  return [...(await findWordsAt(server, paths, words)), ...mails.flatMap((mail) => hitsInMail(mail, words))];
}

export async function findWordsAt(
  { url }: Pick<SiteOfWorker, 'url'>,
  paths: readonly string[],
  words: RegExp,
  token?: string,
): Promise<string[]> {
  const hits: string[] = [];
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  for (const path of paths) {
    const answer = await fetch(url + path, { headers });
    if (answer.status >= 500) hits.push(`${path} answered ${answer.status}`);
    hits.push(...hitsIn(path, await answer.text(), words));
  }
  return hits;
}

export function hitsIn(where: string, text: string, words: RegExp): string[] {
  return [...text.matchAll(words)].map(({ index, 0: word }) => {
    const around = text.slice(Math.max(0, index - CONTEXT), index + word.length + CONTEXT);
    return `${where}: …${around.replaceAll(/\s+/g, ' ')}…`;
  });
}

function hitsInMail(
  { subject = '', from, text = '', html = '', attachments }: Email,
  words: RegExp,
): string[] {
  const files = attachments.map(({ content }) =>
    typeof content === 'string' ? content : new TextDecoder().decode(content),
  );
  const parts = [JSON.stringify(from), subject, text, html, ...files];
  return parts.flatMap((part) => hitsIn(`the mail “${subject}”`, part, words));
}
