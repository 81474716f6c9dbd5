import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

type ButtonTone = 'ink' | 'plain' | 'bare';
type ButtonSize = 'sm' | 'md' | 'lg';

export interface Looks {
  /** `ink` is the one primary action of a view; `plain` has an edge; `bare` is quiet. */
  readonly tone?: ButtonTone;
  readonly size?: ButtonSize;
}

const TONES: Record<ButtonTone, string> = { ink: 'btn-ink', plain: '', bare: 'btn-bare' };
const SIZES: Record<ButtonSize, string> = { sm: 'btn-sm', md: '', lg: 'btn-lg' };

/** The classes of a button, for elements that only look like one. */
export function buttonClass({ tone = 'plain', size = 'md' }: Looks, extra = ''): string {
  return ['btn', TONES[tone], SIZES[size], extra].filter((name) => name !== '').join(' ');
}

/** A button; `type` is 'button' unless said otherwise, so that it never submits by accident. */
export function Button({
  tone = 'plain',
  size = 'md',
  className = '',
  type = 'button',
  ...rest
}: Looks & ComponentProps<'button'>) {
  return <button type={type} className={buttonClass({ tone, size }, className)} {...rest} />;
}

/** A link inside the app that looks like a button. */
export function LinkButton({ tone = 'plain', size = 'md', className = '', ...rest }: Looks & LinkProps) {
  return <Link className={buttonClass({ tone, size }, className)} {...rest} />;
}
