import { setTimeout as pause } from 'node:timers/promises';
import type { RandomSource } from '../../scripts/support/generate/random-source.ts';
import { MAILBOX_MOODS, openMailbox, type ReceivedMail, type SmtpMailbox } from '../support/smtp-mailbox.ts';

/** What it can do to a mail, and to be away. */
export const MOODS = [...MAILBOX_MOODS, 'away'] as const;
type Mood = (typeof MOODS)[number];

/** A real mail server on one port that does whatever one can do to a mail, and goes away and comes back. */
export type FickleMailServer = {
  /** All that ever came. */
  readonly mails: ReceivedMail[];
  /** Changes its mood every so many milliseconds, through all of these and then in any order, until it is told to be well again. */
  beFickle: (every: number, moods: readonly Mood[]) => () => Promise<void>;
  close: () => Promise<void>;
};

export async function openFickleMailServer(port: number, random: RandomSource): Promise<FickleMailServer> {
  const mailboxes: SmtpMailbox[] = [];
  let there: SmtpMailbox | undefined;

  async function beIn(mood: Mood): Promise<void> {
    if (mood === 'away') {
      const gone = there;
      there = undefined;
      await gone?.close();
      return;
    }
    if (!there) {
      there = await openMailbox(port);
      mailboxes.push(there);
    }
    there.setMood(mood);
  }

  await beIn('take');
  return {
    get mails() {
      return mailboxes.flatMap(({ mails }) => mails);
    },
    beFickle(every, moods) {
      let isOver = false;
      const changing = change();
      async function change(): Promise<void> {
        for (let nth = 0; !isOver; nth += 1) {
          // Each of them comes up, and then in any order.
          await beIn(moods[nth] ?? random.pick(moods));
          await pause(every);
        }
      }
      return async () => {
        isOver = true;
        await changing;
        await beIn('take');
      };
    },
    close: () => beIn('away'),
  };
}
