/** The two things that a string of a page's text can hold: `[words](/address)` and `*words*` (product §3.13). */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const PIECE = /\[([^\]]+)\]\(([^)\s]+)\)|\*([^*]+)\*/g;

interface TextLinkProps {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to a page of ours without a load; files and other people's pages by the browser. */
export function TextLink({ to, className, children }: TextLinkProps) {
  const ours = to.startsWith('/') && !/\.\w+$/.test(to);
  if (ours)
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    );
  return (
    <a href={to} className={className}>
      {children}
    </a>
  );
}

/** One string of text with its links and stress. */
export function Inline({ text }: { readonly text: string }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { 0: whole, 1: words, 2: to, 3: stressed, index } of text.matchAll(PIECE)) {
    parts.push(text.slice(at, index));
    parts.push(
      to === undefined ? (
        <em key={index}>{stressed}</em>
      ) : (
        <TextLink key={index} to={to}>
          {words}
        </TextLink>
      ),
    );
    at = index + whole.length;
  }
  parts.push(text.slice(at));
  return parts;
}
