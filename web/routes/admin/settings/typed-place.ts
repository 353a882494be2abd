/** Degrees as typed, with up to 15 decimals. */
const DEGREES = String.raw`(-?\d{1,3}(?:\.\d{1,15})?)`;
const PAIR = new RegExp(String.raw`^\s*${DEGREES}\s{0,3}[,;\s]\s{0,3}${DEGREES}\s*$`);
/** Of Google Maps: the pin itself, the middle of the view, a search; of OpenStreetMap: the pin. */
const IN_LINKS = [
  new RegExp(`!3d${DEGREES}!4d${DEGREES}`),
  new RegExp(`[?&](?:q|ll|query|destination)=${DEGREES}(?:,|%2C)${DEGREES}`, 'i'),
  new RegExp(`[?&]mlat=${DEGREES}&mlon=${DEGREES}`),
  new RegExp(`@${DEGREES},${DEGREES}`),
];

/** "26.7271, 88.3953", or a link of a map. Undefined if it names no place. */
export function typedPlace(text: string): { latitude: string; longitude: string } | undefined {
  const patterns = text.includes('://') ? IN_LINKS : [PAIR];
  for (const pattern of patterns) {
    const [, latitude, longitude] = pattern.exec(text.slice(0, 2_000)) ?? [];
    if (latitude === undefined || longitude === undefined) continue;
    if (Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180)
      return { latitude, longitude };
  }
  return undefined;
}
