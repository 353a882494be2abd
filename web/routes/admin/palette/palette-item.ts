import type { LucideIcon } from 'lucide-react';
import type { RecentPlace } from './recent-places.ts';

export type PaletteItem = {
  id: string;
  icon: LucideIcon;
  title: string;
  detail?: string;
  keys?: string | undefined;
  place?: RecentPlace;
} & ({ to: string; run?: never } | { run: () => void; to?: never });

export type PaletteGroup = { name: string; items: PaletteItem[] };
