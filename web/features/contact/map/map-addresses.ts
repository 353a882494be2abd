export type Place = { latitude: number; longitude: number };

const OSM = 'https://www.openstreetmap.org';
// Degrees either side of the place: a few streets around it.
const SPAN = { longitude: 0.012, latitude: 0.006 };

/** OpenStreetMap's page to stand in a frame, with a marker at the place. */
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

/** The same place on OpenStreetMap itself, for a plain link. */
export function mapLinkAddress({ latitude, longitude }: Place): string {
  return `${OSM}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}
