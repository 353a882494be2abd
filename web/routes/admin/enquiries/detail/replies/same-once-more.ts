/** What a form sends: what stands in its fields, and the ids of its files. */
export type Sent = { values: Record<string, string>; ids: string[] };

/**
 * Whether it is the same once more. What the page changes by itself makes no other reply of it: a message that is done has
 * no such choice any more, one that is planned another, and an answer may have come to stand there since, it may be this one.
 * What the writer chose does, where there was that choice before.
 */
export function isSameOnceMore(earlier: unknown, now: Sent): earlier is Sent {
  const before: Sent = { values: {}, ids: [], ...(earlier as Partial<Sent>) };
  if (JSON.stringify(whatIsWritten(before)) !== JSON.stringify(whatIsWritten(now))) return false;
  return before.values.isDone === now.values.isDone || !hasChosenSince(before, now);
}

function whatIsWritten({ values, ids }: Sent) {
  const { isDone: _ticked, doneChoice: _choice, answerSeen: _seen, ...words } = values;
  return { words, ids };
}

/** Left out of what is sent: the page does not offer it. */
function hasChosenSince(
  { values: { doneChoice: before } }: Sent,
  { values: { doneChoice: now } }: Sent,
): boolean {
  return before !== undefined && now !== undefined && before !== now;
}
