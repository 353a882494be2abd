/** The fields of what is stored as JSON. Anything may stand there: an older version's, a hand-made one, half a file. */
export function parseStored(text: string | null): Record<string, unknown> {
  try {
    return JSON.parse(text ?? 'null') ?? {};
  } catch {
    return {};
  }
}
