import type { TrackContent } from '@parley/shared';
import { Compass, Landmark, Scale, type LucideIcon } from 'lucide-react';
import { Icon } from '@/components/icon';

const ICONS: Record<TrackContent['icon'], LucideIcon> = { compass: Compass, scale: Scale, landmark: Landmark };

/** The sign of a track, beside its name. */
export function KitIcon({ icon }: Pick<TrackContent, 'icon'>) {
  return <Icon of={ICONS[icon]} />;
}
