import { Counter, Histogram, type Registry } from 'prom-client';
import { LANE_NAMES } from '../../mail/lanes.ts';
import type { MailFigure } from '../../mail/worker.ts';

/** Seconds. */
const BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30];

export function measureMails(registry: Registry): (figure: MailFigure) => void {
  const registers = [registry];
  const mails = new Counter({
    name: 'teesta_mails_total',
    help: 'Tries to send a mail, by who goes first and what became of it: sent, put off, failed, cancelled, given back',
    labelNames: ['lane', 'outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'teesta_mail_delivery_seconds',
    help: 'Seconds from the moment a mail was taken up until the mail server took it',
    buckets: BUCKETS,
    registers,
  });
  return ({ lane, outcome, seconds: took }) => {
    mails.inc({ lane: LANE_NAMES[lane], outcome });
    if (outcome === 'sent') seconds.observe(took);
  };
}
