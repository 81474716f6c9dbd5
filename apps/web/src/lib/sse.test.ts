import { describe, expect, it } from '@jest/globals';
import { readEventStream, StreamError, type StreamEvent } from './sse';

const WIRE =
  ': keep-alive\n\n' +
  'id: 1-0\ndata: {"type":"chunk","content":"Zwölf Häfen, "}\n\n' +
  'id: 2-0\ndata: {"type":"chunk","content":"38 000 €."}\n\n' +
  'id: 3-0\ndata: {"type":"error","message":"m","code":"internal","retryable":true}\n\n';

/** The bytes of a text, cut into pieces of `size` bytes: also inside a character and inside a field name. */
function cut(text: string, size: number): Response {
  const bytes = new TextEncoder().encode(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.slice(index * size, (index + 1) * size),
  );
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    }),
  );
}

async function read(response: Response): Promise<{ events: StreamEvent[]; finished: boolean }> {
  const events: StreamEvent[] = [];
  const finished = await readEventStream(response, (event) => events.push(event));
  return { events, finished };
}

describe('readEventStream', () => {
  it.each([1, 2, 3, 7, 64, 4096])('gives every frame with its id when the bytes come %i at a time', async (size) => {
    const { events, finished } = await read(cut(WIRE, size));
    expect(events.map((event) => event.id)).toEqual(['1-0', '2-0', '3-0']);
    expect(events.map((event) => (event.frame.type === 'chunk' ? event.frame.content : event.frame.type))).toEqual([
      'Zwölf Häfen, ',
      '38 000 €.',
      'error',
    ]);
    expect(finished).toBe(true);
  });

  it('says when the connection ended before a final frame', async () => {
    const { events, finished } = await read(cut('data: {"type":"chunk","content":"a"}\n\n', 5));
    expect(events).toEqual([{ id: null, frame: { type: 'chunk', content: 'a' } }]);
    expect(finished).toBe(false);
  });

  it.each(['data: {not json\n\n', 'data: {"type":"party"}\n\n', 'data: null\n\n'])('refuses %j', async (wire) => {
    await expect(read(cut(wire, 8))).rejects.toBeInstanceOf(StreamError);
  });
});
