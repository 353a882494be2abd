import type { IssuedDocument } from '../../../contracts/money/documents.contract.ts';
import { openSideThread, TOO_MUCH } from '../../mail/side-thread.ts';

/** Milliseconds; a paper of forty lines takes a few hundred, with its fonts. */
const PATIENCE = 20_000;

const thread = openSideThread<IssuedDocument, Uint8Array>(
  new URL('./document-thread.ts', import.meta.url),
  PATIENCE,
);

/** In a thread: shaping letters would hold up everybody else for longer than a turn may take. */
export async function documentPdf(content: IssuedDocument, signal?: AbortSignal): Promise<Buffer> {
  const drawn = await thread.ask(content, signal);
  if (drawn === TOO_MUCH) throw new Error(`The document ${content.number} could not be drawn in time.`);
  return Buffer.from(drawn);
}

export function documentFileName({ title, number }: Pick<IssuedDocument, 'title' | 'number'>): string {
  return `${title} ${number}`.replace(/[^\w -]/g, '-').concat('.pdf');
}
