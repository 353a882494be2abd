import type { AuditEntry } from '../../../../contracts/audit.contract.ts';

/** Words for an action: with the subject's name, and split around it ("moved" the enquiry "to the bin"). */
type Words = {
  done: string;
  before?: string;
  behind?: string;
};

const ACTIONS: Record<string, Words> = {
  create: { done: 'made' },
  update: { done: 'changed' },
  delete: { done: 'deleted' },
  restore: { done: 'restored' },
  bin: { done: 'moved to the bin', before: 'moved', behind: 'to the bin' },
  merge: { done: 'merged' },
  split: { done: 'split' },
  unsplit: { done: 'made one again', before: 'made one again of' },
  unmerge: { done: 'separated again', before: 'separated', behind: 'again' },
  reply: { done: 'replied to' },
  hide: { done: 'hidden', before: 'hid' },
  publish: { done: 'published' },
  'not-published': { done: 'not published at its time: it has a fault' },
  'show-picture': { done: 'given a traveller’s picture', before: 'let a picture through of' },
  'hide-picture': { done: 'without a picture of it', before: 'hid a picture of' },
  duplicate: { done: 'duplicated' },
  upload: { done: 'uploaded' },
  replace: { done: 'replaced everywhere', before: 'replaced', behind: 'everywhere' },
  'put-back': { done: 'shown again where it was replaced', before: 'undid the replacement of' },
  undo: { done: 'put back as it was', before: 'put', behind: 'back as it was' },
  done: { done: 'marked as done', before: 'marked', behind: 'as done' },
  reopen: { done: 'opened again', before: 'opened', behind: 'again' },
  role: { done: 'given another role', before: 'changed the role of' },
  'staff-role': { done: 'given another role on the staff', before: 'changed the role on the staff of' },
  'sign-out': { done: 'signed out everywhere', before: 'ended every session of' },
  'sign-out-there': { done: 'signed out on one device', before: 'ended one session of' },
  invite: { done: 'sent', before: 'sent' },
  'send-again': { done: 'sent again', before: 'sent', behind: 'again' },
  revoke: { done: 'revoked' },
  'joined-staff': { done: 'joined the staff', before: 'joined the staff, as' },
  'offer-ownership': { done: 'offered the ownership', before: 'offered the ownership to' },
  'withdraw-ownership': {
    done: 'had the offer of ownership withdrawn',
    before: 'withdrew the offer of the ownership to',
  },
  'decline-ownership': {
    done: 'had the offer of ownership declined',
    before: 'declined the ownership, offered by',
  },
  password: { done: 'given another password', before: 'changed the password of' },
  'second-factor-on': {
    done: 'secured by two-step sign-in',
    before: 'switched on two-step sign-in of',
  },
  'second-factor-off': {
    done: 'without two-step sign-in again',
    before: 'switched off two-step sign-in of',
  },
  open: { done: 'opened' },
  close: { done: 'closed' },
  'back-up': { done: 'backed up' },
  'begin-anew': { done: 'emptied' },
  remove: { done: 'taken away', before: 'took away' },
  'recovery-codes': { done: 'given new recovery codes', before: 'made new recovery codes of' },
  'recovery-code-used': { done: 'opened by a recovery code', before: 'signed in by a recovery code of' },
  status: { done: 'given another status', before: 'changed the status of' },
  owner: { done: 'given another owner', before: 'changed the owner of' },
  next_action: { done: 'given a next action', before: 'set the next action of' },
  action_done: { done: 'its next action done', before: 'did the next action of' },
  correct: { done: 'corrected' },
  note: { done: 'given a note', before: 'wrote a note on' },
  whatsapp: { done: 'answered by WhatsApp', before: 'answered', behind: 'by WhatsApp' },
  call: { done: 'answered by a call', before: 'called about' },
  quote_sent: { done: 'given a quotation', before: 'sent a quotation for' },
  quote_accepted: { done: 'accepted for the traveller', before: 'accepted the quotation for' },
  quote_declined: { done: 'its quotation declined', before: 'declined the quotation for' },
  quote_withdrawn: { done: 'its quotation withdrawn', before: 'withdrew the quotation for' },
  quote_links_ended: { done: 'its quotation’s links ended', before: 'ended links to the quotation for' },
  again: { done: 'sent again', before: 'sent', behind: 'again' },
  cancel: { done: 'cancelled' },
  test: { done: 'sent as a test', before: 'sent', behind: 'as a test' },
  send: { done: 'sent or scheduled' },
  ask: { done: 'asked to confirm', before: 'asked', behind: 'to confirm' },
  'call-off': { done: 'called off' },
  pause: { done: 'paused' },
  resume: { done: 'continued' },
  run: { done: 'imported' },
  'take-back': { done: 'taken back' },
  stop: { done: 'stopped for good', before: 'stopped', behind: 'for good' },
  spam: { done: 'moved to the spam folder', before: 'moved', behind: 'to the spam folder' },
  rescue: { done: 'taken out of the spam folder', before: 'took', behind: 'out of the spam folder' },
};

const TAKEN_AWAY: Record<string, { field: string; before: string }> = {
  reply: { field: 'reply', before: 'removed the reply to' },
  next_action: { field: 'next_action_on', before: 'removed the next action of' },
};

const NOUNS: Record<string, string> = {
  booking: 'enquiry',
  contact: 'message',
  contact_message: 'message',
  giverStays: 'stays an owner as well',
  import: 'file',
  issue: 'issue of the newsletter',
  'mail-words': 'words of the mail',
  'reply-template': 'template of replies',
  role: 'account',
  staffRole: 'role',
};

export function inWords(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_.-]+/g, ' ')
    .toLowerCase();
  return NOUNS[name] ?? words;
}

export function inCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function actionText(action: string): string {
  const { kind, name } = partsOf(action);
  return `${inWords(kind)} ${wordsOf(name).done}`.trim();
}

export function deedText({
  action,
  subjectKind,
  after,
}: Pick<AuditEntry, 'action' | 'subjectKind' | 'after'>): { before: string; behind: string } {
  const { name } = partsOf(action);
  const { done, before = done, behind = '' } = wordsOf(name);
  const gone = TAKEN_AWAY[name];
  const isGone = gone && after && after[gone.field] === null;
  return { before: `${isGone ? gone.before : before} the ${inWords(subjectKind)}`, behind };
}

function wordsOf(name: string): Words {
  return ACTIONS[name] ?? { done: inWords(name) };
}

function partsOf(action: string): { kind: string; name: string } {
  const [kind = '', ...rest] = action.split('.');
  return { kind, name: rest.join('.') };
}
