/** What a form sends: what stands in its fields, and the ids of its files. */
export type Sent = { values: Record<string, string>; ids: string[] };

/**
 * Whether it is the same once more. What the page changes by itself makes no other reply of it: a message that is done has
 * no such choice any more, and an answer may have come to stand there since, it may be this one.
 */
export function isSameOnceMore(earlier: unknown, now: Sent): earlier is Sent {
  return JSON.stringify(whatIsWritten(earlier)) === JSON.stringify(whatIsWritten(now));
}

function whatIsWritten(sent: unknown) {
  const { values, ids } = sent as Partial<Sent>;
  const { isDone: _choice, answerSeen: _seen, ...words } = values ?? {};
  return { words, ids };
}
