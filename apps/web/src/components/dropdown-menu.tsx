/** A menu on Radix. Never modal: the modal form injects a style element, which the content security policy refuses. */
import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

interface DropdownMenuProps {
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** The button that opens it; takes a ref. */
  readonly trigger: ReactNode;
  readonly label: string;
  readonly children: ReactNode;
}

/** Opens under its trigger, closes on Escape, on a choice and on a click outside. Stays inside its landmark: no portal. */
export function DropdownMenu({ trigger, label, children, ...state }: DropdownMenuProps) {
  return (
    <Radix.Root modal={false} {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content className="menu-list" align="end" sideOffset={8} collisionPadding={16} aria-label={label}>
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

export function MenuItem({ className = '', ...rest }: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item className={`menu-item ${className}`} {...rest} />;
}

export function MenuRule() {
  return <Radix.Separator className="menu-rule" />;
}
