/** What a mail server answered: to whoever handed it a mail, or in a report of later. */
export type ServerAnswer = {
  /** RFC 3463, `5.1.1`, as a report has it beside the words. Empty where there is none. */
  status: string;
  /** The server's own: `550 5.1.1 No such user`. */
  words: string;
};

/**
 * Codes that say of the address itself that no mail arrives there, by RFC 3463 and IANA's registry of enhanced status codes: no
 * such mailbox, no such domain, no address at all, moved away, a domain that takes no mail (RFC 7505; Exchange says so of a
 * mailbox), a mailbox that is switched off. Of the other 5.1.x three are about the sender, and one about several of that name.
 */
const DEAD = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'];
/** Codes that say no more than that it did not go: then it is the words that tell, as where there is no code. */
const SILENT = ['', '5.0.0', '5.1.0', '5.2.0', '5.5.0'];
/** Gmail says this of a mailbox that gets too much at the moment, too. */
const SWITCHED_OFF = '5.2.1';

const REPLY = /^([245])\d\d(?:[ -]([245]\.\d{1,3}\.\d{1,3})(?![\d.]))?(?!\d)/;
/** Letters of an answer that are looked at. */
const MAX_WORDS = 2_000;

// Compared in lower case, with one space for whatever is neither letter nor digit.
const NO_SUCH = [
  ...[
    ' user unknown ',
    ' unknown user ',
    ' recipient unknown ',
    ' unknown recipient ',
    ' unknown local part ',
  ],
  ...[' no such user ', ' no such recipient ', ' no such mailbox ', ' no such address ', ' no such account '],
  ...[' no such person ', ' no mailbox here by that name ', ' user not found ', ' recipient not found '],
  ...[' mailbox not found ', ' account not found ', ' address not found ', ' address couldn t be found '],
  ...[' address you entered couldn t be found ', ' recipientnotfound ', ' recipnotfound '],
  ...[' invalid recipient ', ' invalid mailbox ', ' not a valid mailbox ', ' not a known user '],
  ...[
    ' user does not exist ',
    ' user doesn t exist ',
    ' mailbox does not exist ',
    ' account does not exist ',
  ],
  ...[' recipient does not exist ', ' address does not exist ', ' tried to reach does not exist '],
  ...[' recipient name is not recognized '],
  ...[' account is disabled ', ' tried to reach is disabled ', ' doesn t have a yahoo com account '],
];
const OF_SOMETHING_ELSE = [
  ...[
    ' sender ',
    ' spam',
    ' blocked ',
    ' blacklist',
    ' blocklist',
    ' block list ',
    ' policy ',
    ' reputation ',
  ],
  ...[
    ' quota ',
    ' full ',
    ' at a rate ',
    ' relaying ',
    ' relay access ',
    ' too large ',
    ' dmarc ',
    ' spf ',
    ' dkim ',
  ],
];

/**
 * The one place that decides whether an answer says that mails do not arrive at an address. A refusal of the sender, of this mail
 * or of its size, a policy, a full mailbox, trouble on the way, and what says nothing never do: a customer who is marked for
 * that hears no more of us.
 */
export function isDeadAddress({ status, words }: ServerAnswer): boolean {
  const reply = REPLY.exec(words);
  if (reply && reply[1] !== '5') return false;
  const code = reply?.[2] ?? status;
  const said = comparable(words);
  const isNoSuch = NO_SUCH.some((phrase) => said.includes(phrase));
  const isOther = OF_SOMETHING_ELSE.some((phrase) => said.includes(phrase));
  if (code === SWITCHED_OFF || SILENT.includes(code)) return !isOther && (code === SWITCHED_OFF || isNoSuch);
  return DEAD.includes(code) && (isNoSuch || !isOther);
}

/** Without addresses: in one anything may stand. */
function comparable(words: string): string {
  const said = words.slice(0, MAX_WORDS).toLowerCase().split(/\s+/);
  const own = said.filter((word) => !word.includes('@')).join(' ');
  return ` ${own.split(/[^\p{L}\p{N}]+/u).join(' ')} `;
}
