import { BULK_LANE, LANES, type Lane, URGENT_LANE } from './lanes.ts';
import type { LaneRules } from './mail-claims.queries.ts';

export type InHand = { id: string; recipient: string; domain: string; lane: number };

/** Beyond that, the oldest are forgotten and tried like any other. */
const MAX_TROUBLED = 200;

/** Keeps slow servers and newsletters from holding up other mails. One mail at a time per recipient. */
export function createSendSlots(atOnce: number) {
  const inHand = new Map<string, InHand>();
  const troubled = new Set<string>();
  const ofDomain = Math.ceil(atOnce / 2);
  const allButOne = Math.max(1, atOnce - 1);
  const unhurried = atOnce > 2 ? allButOne : atOnce;
  const bulk = Math.max(1, atOnce - 2);

  const count = (isCounted: (mail: InHand) => boolean) => [...inHand.values()].filter(isCounted).length;
  const isUnhurried = ({ lane }: InHand) => lane !== URGENT_LANE;

  function hasRoom(lane: Lane): boolean {
    if (inHand.size >= atOnce) return false;
    if (lane === URGENT_LANE) return true;
    if (count(isUnhurried) >= unhurried) return false;
    return lane !== BULK_LANE || count((mail) => mail.lane === BULK_LANE) < bulk;
  }

  function isFull(domain: string, isUrgent: boolean): boolean {
    const own = (mail: InHand) => mail.domain === domain;
    if (count(own) >= allButOne) return true;
    const max = troubled.has(domain) ? 1 : isUrgent ? atOnce : ofDomain;
    return count((mail) => own(mail) && isUnhurried(mail) !== isUrgent) >= max;
  }

  function busyDomains(lane: Lane): string[] {
    const isUrgent = lane === URGENT_LANE;
    const busy = new Set([...inHand.values()].map(({ domain }) => domain));
    for (const domain of busy) if (!isFull(domain, isUrgent)) busy.delete(domain);
    const stalling = count((mail) => troubled.has(mail.domain) && (isUrgent || isUnhurried(mail)));
    if (stalling >= (isUrgent ? allButOne : Math.max(1, Math.floor(atOnce / 2))))
      for (const domain of troubled) busy.add(domain);
    return [...busy];
  }

  return {
    get inHand(): readonly InHand[] {
      return [...inHand.values()];
    },
    rules(): LaneRules[] {
      const mails = [...inHand.values()];
      return LANES.filter(hasRoom).map((lane) => ({
        lane,
        busyMails: mails.map(({ id }) => id),
        busyRecipients: mails.map(({ recipient }) => recipient),
        busyDomains: busyDomains(lane),
      }));
    },
    take(mail: InHand): void {
      inHand.set(mail.id, mail);
    },
    release({ id }: InHand): void {
      inHand.delete(id);
    },
    noteAnswer({ domain }: InHand, isWell: boolean): void {
      troubled.delete(domain);
      if (isWell) return;
      troubled.add(domain);
      const [oldest] = troubled;
      if (troubled.size > MAX_TROUBLED && oldest !== undefined) troubled.delete(oldest);
    },
  };
}
