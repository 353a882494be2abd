import type { LucideIcon } from 'lucide-react';
import type { RecentPlace } from './recent-places.ts';

export type PaletteItem = {
  /** Tells it from all others that are shown. */
  id: string;
  icon: LucideIcon;
  title: string;
  detail?: string;
  /** A key that does the same. */
  keys?: string | undefined;
  /** What is kept of it where it is chosen. */
  place?: RecentPlace;
} & ({ to: string; run?: never } | { run: () => void; to?: never });

export type PaletteGroup = { name: string; items: PaletteItem[] };
