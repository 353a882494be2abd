/** An empty text removes its parameter. */
export function paramsWith(params: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, text] of Object.entries(changes)) {
    if (text) next.set(name, text);
    else next.delete(name);
  }
  return next;
}
