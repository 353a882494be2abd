/** The text may be an older version's, edited by hand, or broken off. */
export function parseStored(text: string | null): Record<string, unknown> {
  try {
    return JSON.parse(text ?? 'null') ?? {};
  } catch {
    return {};
  }
}
