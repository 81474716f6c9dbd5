interface OnThisPageProps {
  /** In their order; the ids are their anchors. */
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** The numbered contents of a long page. */
export function OnThisPage({ sections }: OnThisPageProps) {
  return (
    <nav className="sp-contents" aria-label="On this page">
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
