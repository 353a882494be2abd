export type ServerAnswer = {
  /** RFC 3463, as `5.1.1`. Empty if there is none. */
  status: string;
  /** As `550 5.1.1 No such user`. */
  words: string;
};

/**
 * Codes that say no mail arrives at this address (RFC 3463 and IANA's registry): no such mailbox or domain, moved away,
 * a domain without mail (RFC 7505; Exchange says so of a mailbox), mailbox switched off. The other 5.1.x are about the
 * sender, or about an ambiguous name.
 */
const DEAD = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'];
/** Codes that say only that the mail was not delivered. The words decide then, as they do without a code. */
const SILENT = ['', '5.0.0', '5.1.0', '5.2.0', '5.5.0'];
/** Gmail also says this of a mailbox that gets too much mail at the moment. */
const SWITCHED_OFF = '5.2.1';

const REPLY = /^([245])\d\d(?:[ -]([245]\.\d{1,3}\.\d{1,3})(?![\d.]))?(?!\d)/;
const MAX_WORDS = 2_000;

/** Phrases of whole words, as `comparable` writes them. */
const NO_SUCH = [
  / (user unknown|unknown user|recipient unknown|unknown recipient|unknown local part) /,
  / no such (user|recipient|mailbox|address|account|person) /,
  / no mailbox here by that name /,
  / (user|recipient|mailbox|account|address) not found /,
  / (address|address you entered) couldn t be found /,
  / (recipientnotfound|recipnotfound) /,
  / (invalid recipient|invalid mailbox|not a valid mailbox|not a known user) /,
  / (user|mailbox|account|recipient|address|tried to reach) does not exist /,
  / (user doesn t exist|recipient name is not recognized|doesn t have a yahoo com account) /,
  / (account|tried to reach) is disabled /,
];
const OF_SOMETHING_ELSE =
  / (sender|blocked|block list|policy|reputation|quota|full|at a rate|relaying|relay access|too large|dmarc|spf|dkim) | (spam|blacklist|blocklist)/;

/** True if mail never arrives at this address. Unclear answers do not count: a marked customer hears nothing more. */
export function isDeadAddress({ status, words }: ServerAnswer): boolean {
  const reply = REPLY.exec(words);
  if (reply && reply[1] !== '5') return false;
  const code = reply?.[2] ?? status;
  const said = comparable(words);
  const isNoSuch = NO_SUCH.some((phrase) => phrase.test(said));
  const isOther = OF_SOMETHING_ELSE.test(said);
  if (code === SWITCHED_OFF || SILENT.includes(code)) return !isOther && (code === SWITCHED_OFF || isNoSuch);
  return DEAD.includes(code) && (isNoSuch || !isOther);
}

function comparable(words: string): string {
  const said = words.slice(0, MAX_WORDS).toLowerCase().split(/\s+/);
  const own = said.filter((word) => !word.includes('@')).join(' ');
  return ` ${own.split(/[^\p{L}\p{N}]+/u).join(' ')} `;
}
