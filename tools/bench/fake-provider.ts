/** An OpenAI-compatible provider that speaks at a fixed pace; every token is a sentence and carries the moment it was sent. */
import { createServer } from 'node:http';
import { now } from './figures';

const [port = '0', tokens = '100', gapMs = '50'] = process.argv.slice(2);

createServer((request, response) => {
  request.resume();
  if (!request.url?.endsWith('/chat/completions')) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' });
  const chunk = (delta: object, finish: string | null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 0, model: 'fake', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
    );
  chunk({ role: 'assistant', content: '' }, null);
  let sent = 0;
  const timer = setInterval(() => {
    if (sent === Number(tokens)) {
      clearInterval(timer);
      chunk({ content: 'Enough.' }, null);
      chunk({}, 'stop');
      response.end('data: [DONE]\n\n');
      return;
    }
    sent += 1;
    // Hundredths of a millisecond, as one word.
    chunk({ content: `t${Math.round(now() * 100)}. ` }, null);
  }, Number(gapMs));
  response.once('close', () => clearInterval(timer));
}).listen(Number(port), '127.0.0.1');
