import { Check, Clock, Heart, MapPin, Plus, Star } from 'lucide-react';
import type { RepeatedIcons } from '../../../ui/repeated-icon.tsx';

export const CARD_ICONS: RepeatedIcons = {
  check: Check,
  clock: Clock,
  heart: Heart,
  'map-pin': MapPin,
  plus: Plus,
  star: Star,
};
