import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { sampleMessages } from './testing/sample';
import { Transcript } from './transcript';

describe('the transcript', () => {
  it('puts what can be done with an own message under its number, and nothing under the other side’s', () => {
    const html = renderToStaticMarkup(
      <Transcript
        messages={sampleMessages(4)}
        name="Graham"
        feedback={null}
        messageAction={({ number }) => <i>act {number}</i>}
      />,
    );
    expect([...html.matchAll(/<i>act (\d)<\/i>/g)].map(([, number]) => number)).toEqual(['2', '4']);
  });
});
