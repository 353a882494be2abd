import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../support/process/free-port.ts';
import { MAILBOX_MOODS, type MailboxMood, openMailbox } from '../../support/smtp-mailbox.ts';
import { findFaults } from '../check-ledger.ts';
import { compareMails } from '../compare-mails.ts';
import { describeCounts } from '../load/ledger.ts';
import { openMixedLoad } from '../load/mixed-load.ts';
import { expectNone, inQuickRunOnSqliteAlone, type Scenario } from '../scenario.ts';
import { withSite } from '../site.ts';
import { untilMailsAreOut } from '../until-mails-are-out.ts';
import { seePages, watchPages } from '../while-broken.ts';

const QUICK: readonly MailboxMood[] = ['refuse for now', 'hang up', 'take and hang up'];
/** Milliseconds of load in each mood: longer than a mail may take where a server says nothing, or drips. */
const SHORT = 2_000;
const QUICK_MS = 700;
const LONG = 35_000;

/** A mail server in each of its moods: no mail is lost, and each has one Message-ID however often it is sent. */
export const mailMoods: Scenario = {
  name: 'the mail server refuses, hangs, drips, hangs up, or is away',
  skippedOn: inQuickRunOnSqliteAlone,
  async run(trial) {
    const port = await freePort();
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Teesta <tours@teesta.example>' };
    const mailbox = await openMailbox(port);
    try {
      return await withSite(
        trial,
        async (site) => {
          await site.start();
          const load = await openMixedLoad(site, trial.random);
          await seePages(site);
          const pages = watchPages(site);
          for (const mood of trial.isQuick ? QUICK : MAILBOX_MOODS) {
            mailbox.setMood(mood);
            const lasts = ['hang', 'drip'].includes(mood) ? LONG : SHORT;
            await load.during(() => pause(trial.isQuick ? QUICK_MS : lasts));
          }
          mailbox.setMood('take');
          const faults = [...(await untilMailsAreOut(site, { isInFiles: false })), ...(await pages())];
          faults.push(...(await findFaults(site, load.ledger)));
          const { missing, again, elsewhere, unexplained } = await compareMails(site, mailbox.mails);
          if (unexplained > 0) faults.push(`${unexplained} mails came again that were taken`);
          expectNone([...faults, ...missing, ...elsewhere]);
          return `${mailbox.mails.length} mails came, ${again} of them again with the Message-ID of the first; ${describeCounts(load.ledger)}; pages always up`;
        },
        { env },
      );
    } finally {
      await mailbox.close();
    }
  },
};
