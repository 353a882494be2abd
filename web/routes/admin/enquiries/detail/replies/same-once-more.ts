export type Sent = { values: Record<string, string>; ids: string[] };

/** True for a retry. Fields that the page itself changes do not count; the writer's own choice does. */
export function isSameOnceMore(earlier: unknown, now: Sent): earlier is Sent {
  const before: Sent = { values: {}, ids: [], ...(earlier as Partial<Sent>) };
  if (JSON.stringify(whatIsWritten(before)) !== JSON.stringify(whatIsWritten(now))) return false;
  return before.values.isDone === now.values.isDone || !hasChosenSince(before, now);
}

function whatIsWritten({ values, ids }: Sent) {
  const { isDone: _ticked, doneChoice: _choice, answerSeen: _seen, ...words } = values;
  return { words, ids };
}

/** The page leaves the field out if there is no choice. */
function hasChosenSince(
  { values: { doneChoice: before } }: Sent,
  { values: { doneChoice: now } }: Sent,
): boolean {
  return before !== undefined && now !== undefined && before !== now;
}
