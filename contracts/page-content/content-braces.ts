/** What braces in texts of pages stand for. */
export const CONTENT_BRACES = {
  agency: 'the agency’s name',
  advance: 'what is paid at booking, as 50%',
  advanceShare: 'the same in a word, as Half',
  balanceDays: 'days before travel by which all is paid',
  seasonDays: 'days before a season without a refund',
} as const;

export type ContentBrace = keyof typeof CONTENT_BRACES;

const BRACES = /\{([^{}\n]{1,40})\}/g;

export function unknownBraces(written: string): string[] {
  return [...written.matchAll(BRACES)].flatMap(([, name = '']) =>
    Object.hasOwn(CONTENT_BRACES, name) ? [] : [name],
  );
}

export function fillBraces(written: string, values: Record<ContentBrace, string>): string {
  return written.replace(BRACES, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as ContentBrace] : whole,
  );
}
