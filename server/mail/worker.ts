import { newId } from '../db/identifiers.ts';
import { type DeliveryDeps, deliverMail, type MailOutcome } from './deliver-mail.ts';
import type { Lane } from './lanes.ts';
import {
  type ClaimedMail,
  claimDueMail,
  hurryAllMails,
  hurryMailsForServer,
  LEASE,
  renewClaims,
} from './mail-claims.queries.ts';
import { claimWithinCeiling, takeDepartureBack } from './mail-rate.queries.ts';
import { createSendSlots } from './send-slots.ts';
import { createServerHold } from './server-hold.ts';
import { takeRoom } from './unproved-ceiling.queries.ts';

/** Milliseconds. A smaller step is an adjustment of the clock. */
const PUT_BACK = 60_000;

/** Milliseconds between looks while nobody wakes the worker. */
const POLL_INTERVAL = 2_000;

export type MailFigure = {
  outcome: MailOutcome['how'];
  lane: Lane;
  seconds: number;
};

export type WorkerDeps = DeliveryDeps & {
  atOnce?: number;
  perMinute?: number | undefined;
  unprovedPerHour?: number | undefined;
  onMail?: ((figure: MailFigure) => void) | undefined;
};

export type MailWorker = {
  wake: () => void;
  stop: () => Promise<void>;
  cut: () => void;
};

/** Sends several mails at once. Marks a mail as sent afterwards: after a crash it is sent twice rather than never. */
export function startMailWorker({
  atOnce = 4,
  perMinute,
  unprovedPerHour,
  onMail,
  ...deps
}: WorkerDeps): MailWorker {
  const { db, now, log, transport } = deps;
  const me = newId();
  const slots = createSendSlots(atOnce);
  const hold = createServerHold();
  const clock = createClockWatch(now);
  const underWay = new Map<string, { mail: ClaimedMail; end: Promise<void> }>();
  // Made due before the next claim. At the start, mails that wait for the server: settings may have changed.
  const toHurry = new Set([hurryMailsForServer]);
  let claims = 0;
  let isStopping = false;
  let isCut = false;
  let isAwake = false;
  let wakeUp = () => {};

  const renewing = setInterval(renew, LEASE / 4);
  const finished = run();
  return {
    wake,
    async stop() {
      isStopping = true;
      wakeUp();
      await finished;
      clearInterval(renewing);
      transport.close();
    },
    cut() {
      isCut = true;
      transport.close();
    },
  };

  function wake(): void {
    isAwake = true;
    wakeUp();
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      isAwake = false;
      if (clock.wasPutBack()) toHurry.add(hurryAllMails);
      await attempt(hurryMails);
      await attempt(fillSlots);
      if (!isAwake && !isStopping) await sleep();
    }
    await Promise.all([...underWay.values()].map(({ end }) => end));
  }

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    await work().catch((error) => log.error({ err: error }, 'the outbox could not be read'));
  }

  function sleep(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.min(POLL_INTERVAL, hold.remaining() || POLL_INTERVAL));
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function hurryMails(): Promise<void> {
    for (const hurry of toHurry) {
      toHurry.delete(hurry);
      await hurry(db, now()).catch((error) => {
        toHurry.add(hurry);
        throw error;
      });
    }
  }

  async function fillSlots(): Promise<void> {
    while (!isStopping && hold.lets(slots.inHand.length)) {
      const rules = slots.rules();
      claims += 1;
      const by = `${me}/${claims}`;
      const at = now();
      const mail = await (perMinute === undefined
        ? claimDueMail(db, rules, by, at)
        : claimWithinCeiling(db, perMinute, rules, by, at));
      if (!mail) return;
      if (unprovedPerHour !== undefined && !(await takeRoom(db, mail, unprovedPerHour, at))) {
        if (perMinute !== undefined) await takeDepartureBack(db, at);
        continue;
      }
      slots.take(mail);
      underWay.set(by, { mail, end: dealWith(mail) });
    }
  }

  async function dealWith(mail: ClaimedMail): Promise<void> {
    const begun = performance.now();
    try {
      const outcome = await deliverMail(deps, mail, () => isCut);
      learnFrom(mail, outcome);
      const seconds = (performance.now() - begun) / 1_000;
      onMail?.({ outcome: outcome.how, lane: mail.lane as Lane, seconds });
    } catch (error) {
      log.error({ err: error, mail: mail.id }, 'a mail could not be dealt with');
    } finally {
      slots.release(mail);
      underWay.delete(mail.claimed_by);
      wake();
    }
  }

  function learnFrom(mail: ClaimedMail, outcome: MailOutcome): void {
    if (outcome.how === 'cancelled' || outcome.how === 'given back') return;
    const fault = 'fault' in outcome ? outcome.fault : undefined;
    if (fault?.whose === 'ours') return;
    if (fault?.whose === 'server') {
      hold.fail(fault.isAnswer);
      return;
    }
    slots.noteAnswer(mail, fault === undefined || fault.isFinal);
    if (fault && !fault.isAnswer) return;
    if (hold.answer()) toHurry.add(hurryMailsForServer);
  }

  function renew(): void {
    const mails = [...underWay.values()].map(({ mail }) => mail);
    renewClaims(db, mails, now()).catch((error) =>
      log.error({ err: error }, 'the mails in hand could not be claimed for longer'),
    );
  }
}

/** Compares the clock with a monotonic one, to notice when somebody set it back. */
export function createClockWatch(now: () => Date, moment: () => number = () => performance.now()) {
  let time = now().getTime();
  let at = moment();
  return {
    wasPutBack(): boolean {
      const passed = moment() - at;
      const shown = now().getTime() - time;
      time += shown;
      at += passed;
      return shown < passed - PUT_BACK;
    },
  };
}
