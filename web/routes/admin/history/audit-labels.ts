/** Verbs of actions, as they stand between who and what. Others are said by their own words. */
const VERBS: Record<string, string> = {
  create: 'made',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
  bin: 'moved to the bin',
  merge: 'merged',
  reply: 'replied to',
  hide: 'hid',
  show: 'published',
  publish: 'published',
  unpublish: 'unpublished',
  archive: 'archived',
  duplicate: 'duplicated',
  upload: 'uploaded',
  undo: 'undid',
  done: 'marked as done',
  reopen: 'opened again',
  role: 'changed the role of',
  'sign-out': 'ended every session of',
  status: 'changed the status of',
  owner: 'changed who looks after',
  next_action: 'set the next step of',
  note: 'wrote a note on',
  whatsapp: 'answered by WhatsApp:',
  call: 'called about',
  unmerge: 'took a merge back on',
};

const NOUNS: Record<string, string> = { booking: 'enquiry', contact: 'message', contact_message: 'message' };

/** `is_hidden`, `isHidden` and `next-action` in words. */
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

/** `tour.update` as "tour changed". */
export function actionText(action: string): string {
  const { noun, verb } = partsOf(action);
  return `${noun} ${verb}`.trim();
}

/** What was done, to stand between the person and the thing: "changed the tour". */
export function deedText(action: string, subjectKind: string): string {
  return `${partsOf(action).verb} the ${inWords(subjectKind)}`;
}

function partsOf(action: string): { noun: string; verb: string } {
  const [kind = '', ...rest] = action.split('.');
  const verb = rest.join('.');
  return { noun: inWords(kind), verb: VERBS[verb] ?? inWords(verb) };
}
