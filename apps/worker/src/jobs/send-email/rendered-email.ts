/** An e-mail as its template leaves it, ready to be sent. */
export interface RenderedEmail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
}
