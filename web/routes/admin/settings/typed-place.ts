/** Degrees have up to 15 decimals. */
const PAIR = /^(-?\d{1,3}(?:\.\d{1,15})?)\s{0,3}[,;\s]\s{0,3}(-?\d{1,3}(?:\.\d{1,15})?)$/;
/** Of Google Maps: the pin itself, a search, the middle of the view; of OpenStreetMap: the pin. */
const IN_LINKS = [
  /!3d(-?\d{1,3}(?:\.\d{1,15})?)!4d(-?\d{1,3}(?:\.\d{1,15})?)/,
  /[?&](?:q|ll|query|destination)=(-?\d{1,3}(?:\.\d{1,15})?)(?:,|%2C)(-?\d{1,3}(?:\.\d{1,15})?)/i,
  /[?&]mlat=(-?\d{1,3}(?:\.\d{1,15})?)&mlon=(-?\d{1,3}(?:\.\d{1,15})?)/,
  /@(-?\d{1,3}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)/,
];

/** "26.7271, 88.3953", or a link of a map. Undefined if it names no place. */
export function typedPlace(text: string): { latitude: string; longitude: string } | undefined {
  const typed = text.trim().slice(0, 2_000);
  for (const pattern of typed.includes('://') ? IN_LINKS : [PAIR]) {
    const [, latitude, longitude] = pattern.exec(typed) ?? [];
    if (latitude === undefined || longitude === undefined) continue;
    if (Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180)
      return { latitude, longitude };
  }
  return undefined;
}
