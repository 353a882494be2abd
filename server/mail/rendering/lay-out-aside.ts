import { badInput } from '../../http/faults/errors.ts';
import { openSideThread, TOO_MUCH } from '../side-thread.ts';
import type { LaidOutMail, MailToLayOut } from './lay-out-mail.ts';

/** One for the process; it ends with it. */
const thread = openSideThread<MailToLayOut, LaidOutMail>(new URL('./layout-thread.ts', import.meta.url));

/**
 * Lays a mail out beside whatever else the site does; `signal` says that nobody waits for it any more. Throws a fault of
 * `body` where it takes longer than anybody waits.
 */
export async function layOutAside(mail: MailToLayOut, signal?: AbortSignal): Promise<LaidOutMail> {
  const laidOut = await thread.ask(mail, signal);
  if (laidOut === TOO_MUCH)
    throw badInput({ body: 'This text takes too long to lay out. Use fewer lists, links and signs.' });
  return laidOut;
}
