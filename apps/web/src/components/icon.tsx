import type { LucideIcon } from 'lucide-react';

interface IconProps {
  readonly of: LucideIcon;
  readonly className?: string;
}

/** A 16 px ink icon beside a word or on a familiar action; never alone without a name, so it is hidden from screen readers. */
export function Icon({ of: Shape, className = '' }: IconProps) {
  return <Shape className={`i ${className}`} size={16} aria-hidden="true" />;
}
