// biome-ignore-all lint/performance/noBarrelFile: a file more would cost the page its name, and a trip of its own
export { OfficeSection } from './office-section.tsx';
export { OnTheMap } from './on-the-map.tsx';
