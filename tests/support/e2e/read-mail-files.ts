import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

export async function readAllMailFiles(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'mail');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return Promise.all(files.sort().map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
}

export async function readMailFiles(dataDir: string, recipient: string): Promise<Email[]> {
  const mails = await readAllMailFiles(dataDir);
  return mails.filter((mail) => mail.to?.some((to) => to.address?.toLowerCase() === recipient.toLowerCase()));
}
