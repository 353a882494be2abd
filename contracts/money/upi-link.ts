type Asked = { upiId: string; upiName: string; paise: number; reference: string; note: string };

const NOTE_LENGTH = 50;
const REFERENCE_LENGTH = 34;

/** As the NPCI's specification has it. Spaces as `%20`: some apps show a plus. */
export function upiLink({ upiId, upiName, paise, reference, note }: Asked): string {
  const parts = {
    ...{ pa: upiId, pn: upiName, am: (paise / 100).toFixed(2), cu: 'INR' },
    tr: reference.replace(/[^A-Za-z0-9]/g, '').slice(0, REFERENCE_LENGTH),
    tn: note
      .replace(/[^A-Za-z0-9 ]/g, ' ')
      .slice(0, NOTE_LENGTH)
      .trim(),
  };
  const query = Object.entries(parts)
    .filter(([, value]) => value !== '')
    // `pa` has an @, which apps read as it is.
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replace('%40', '@')}`);
  return `upi://pay?${query.join('&')}`;
}
