import type { HighestPlace } from '../../../contracts/dossier/highest-place.ts';

const METRES = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

export function formatMetres(metres: number): string {
  return `${METRES.format(metres)}\u00a0m`;
}

/** 5 h, 40 min, 2 h 30 min. */
export function formatHours(hours: number): string {
  const minutes = Math.round(hours * 60);
  const whole = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (whole === 0) return `${rest} min`;
  return rest === 0 ? `${whole} h` : `${whole} h ${rest} min`;
}

export function highestText({ day, place, metres }: HighestPlace): string {
  return [place, formatMetres(metres), `on day ${day}`].filter(Boolean).join(', ');
}
