import {
  BedDouble,
  Bike,
  Camera,
  CarFront,
  FileCheck,
  Heart,
  Landmark,
  Leaf,
  type LucideIcon,
  Mountain,
  Plane,
  Signpost,
  Users,
} from 'lucide-react';
import type { ServiceSign } from '../../../contracts/page-content/home-content.ts';
import { drawingOf } from '../../ui/draw-icon.ts';

const ICONS: Record<ServiceSign, LucideIcon> = {
  signpost: Signpost,
  papers: FileCheck,
  bed: BedDouble,
  car: CarFront,
  mountain: Mountain,
  landmark: Landmark,
  plane: Plane,
  bike: Bike,
  camera: Camera,
  leaf: Leaf,
  people: Users,
  heart: Heart,
};

export type Drawing = [tag: string, attributes: Record<string, string>][];

/** As data: the page's script would carry those of all signs, of which a page shows six. */
export function drawSign(sign: ServiceSign): Drawing {
  return drawingOf(ICONS[sign]).map(({ type, props }) => [String(type), props as Record<string, string>]);
}
