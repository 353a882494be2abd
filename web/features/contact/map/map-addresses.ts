export type Place = { latitude: number; longitude: number };

/** Null until the agency has set where its office is. */
export function placeOf({ latitude, longitude }: { [Name in keyof Place]: number | null }): Place | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

const OSM = 'https://www.openstreetmap.org';
const SPAN = { longitude: 0.012, latitude: 0.006 };

export function mapFrameAddress({ latitude, longitude }: Place): string {
  const box = [
    longitude - SPAN.longitude,
    latitude - SPAN.latitude,
    longitude + SPAN.longitude,
    latitude + SPAN.latitude,
  ].map((degrees) => degrees.toFixed(5));
  const query = new URLSearchParams({
    bbox: box.join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${OSM}/export/embed.html?${query}`;
}

export function mapLinkAddress({ latitude, longitude }: Place): string {
  return `${OSM}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}
