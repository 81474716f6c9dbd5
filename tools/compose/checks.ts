import { createParser } from 'eventsource-parser';

/** One line of the journey: what it proves, and whether it held. */
export interface Check {
  readonly name: string;
  readonly run: () => Promise<void>;
}

function assert(condition: unknown, what: string): asserts condition {
  if (!condition) throw new Error(what);
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

interface Answer<T> {
  readonly status: number;
  readonly data: T;
}
interface Conversation {
  readonly _id: string;
  readonly status: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly feedback: { readonly overallScore: number; readonly engine: string } | null;
}

/** The main journey over HTTP, as a browser would make it, against a running installation. */
/** Runs `parley` in the image of the API. @throws Error with what it says where it refuses */
export type Operate = (...words: string[]) => Promise<string>;

export function journey(base: string, inWorker: (script: string) => Promise<string>, operate: Operate): Check[] {
  const email = `compose-${Date.now()}@parley.example`;
  const password = 'a long enough password';
  let token = '';
  let conversationId = '';

  const call = async <T>(method: string, path: string, body?: unknown): Promise<Answer<T>> => {
    const response = await fetch(`${base}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    const json = (await response.json()) as { data: T };
    return { status: response.status, data: json.data };
  };

  return [
    {
      name: 'the web is served with a strict content security policy',
      run: async () => {
        const page = await fetch(`${base}/coaching-sessions`);
        const html = await page.text();
        assert(page.status === 200 && html.includes('<div id="root"'), `the page answered ${page.status}`);
        const policy = page.headers.get('content-security-policy') ?? '';
        assert(policy.includes("script-src 'self'") && !policy.includes('unsafe'), `the policy is '${policy}'`);
        const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
        assert(script && (await fetch(base + script)).status === 200, 'its script is not served');
      },
    },
    {
      name: 'a newcomer registers and has a trial of 20 sessions',
      run: async () => {
        const registered = await call<{ token: string }>('POST', '/users', {
          name: 'Ada Compose',
          email,
          password,
          organization: 'Halden',
        });
        assert(registered.status === 201, `registration answered ${registered.status}`);
        token = registered.data.token;
        const plan = await call<{ creditsTotal: number; isTrialActive: boolean }>('GET', '/users/plan');
        assert(plan.data.isTrialActive && plan.data.creditsTotal === 20, 'the trial is not there');
      },
    },
    {
      name: 'the operator makes a team by the command, and its owner is on its plan',
      run: async () => {
        const made = JSON.parse(await operate('team', 'create', '--owner', email, '--name', 'Compose', '--json')) as {
          id: string;
          seats: number;
          seatsTaken: number;
        };
        assert(made.seats === 10 && made.seatsTaken === 1, `the team is ${JSON.stringify(made)}`);
        const plan = await call<{ planType: string; creditsTotal: number; isTeamAdmin: boolean }>('GET', '/users/plan');
        assert(
          plan.data.planType === 'team_pilot' && plan.data.creditsTotal === 300 && plan.data.isTeamAdmin,
          `the owner's plan is ${JSON.stringify(plan.data)}`,
        );
        const dashboard = await call<{ team: { name: string } }>('GET', '/teams/dashboard');
        assert(dashboard.data.team.name === 'Compose', `the dashboard answered ${dashboard.status}`);
        const refused = await operate('team', 'create', '--owner', 'nobody@parley.example', '--name', 'None').then(
          () => 'nothing',
          (error: Error) => error.message,
        );
        assert(refused.includes('There is no account'), `an unknown owner: ${refused}`);
      },
    },
    {
      name: 'the doctor finds nothing broken',
      run: async () => {
        const { good, findings } = JSON.parse(await operate('doctor', '--json')) as {
          good: boolean;
          findings: unknown[];
        };
        assert(good && findings.length > 5, `it finds ${JSON.stringify(findings)}`);
      },
    },
    {
      name: 'the scenario library is seeded',
      run: async () => {
        const scenarios = await call<{ _id: string }[]>('GET', '/scenarios');
        assert(scenarios.data.length >= 24, `${scenarios.data.length} scenarios`);
        const started = await call<Conversation>('POST', '/conversations', { scenarioId: scenarios.data[0]?._id });
        assert(started.status === 201 && started.data.messages.length === 1, `starting answered ${started.status}`);
        conversationId = started.data._id;
      },
    },
    {
      name: 'a reply streams through the proxy, in more than one piece',
      run: async () => {
        const response = await fetch(`${base}/api/conversations/${conversationId}/messages`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            Accept: 'text/event-stream',
            Authorization: `Bearer ${token}`,
          },
          body: JSON.stringify({
            message: 'Before I answer: what matters most to you here, and what does it cost you if it slips?',
            clientMessageId: 'compose-1',
          }),
          signal: AbortSignal.timeout(60_000),
        });
        assert(response.status === 200 && response.body, `the stream answered ${response.status}`);
        const types: string[] = [];
        const parser = createParser({
          onEvent: (event) => types.push((JSON.parse(event.data) as { type: string }).type),
        });
        let reads = 0;
        for await (const bytes of response.body.pipeThrough(new TextDecoderStream())) {
          reads += 1;
          parser.feed(bytes);
        }
        assert(types[0] === 'status' && types.at(-1) === 'complete', `the frames were ${types.join(', ')}`);
        const chunks = types.filter((type) => type === 'chunk').length;
        assert(chunks > 1 && reads > 2, `the reply came in ${chunks} chunks and ${reads} reads`);
      },
    },
    {
      name: 'the conversation ends in a scored report',
      run: async () => {
        const ended = await call<{ conversation: Conversation }>('POST', `/conversations/${conversationId}/end`);
        assert(
          ended.status === 200 && ended.data.conversation.status === 'completed',
          `ending answered ${ended.status}`,
        );
        assert(ended.data.conversation.feedback?.engine === 'rehearsal', 'there is no report');
        const again = await call<{ conversation: Conversation }>('POST', `/conversations/${conversationId}/end`);
        assert(
          again.data.conversation.feedback?.overallScore === ended.data.conversation.feedback.overallScore,
          'a second end answered otherwise',
        );
        const history = await call<Conversation[]>('GET', '/conversations');
        assert(
          history.data.some((row) => row._id === conversationId && row.status === 'completed'),
          'the history does not list it',
        );
      },
    },
    {
      name: 'the worker has sent both e-mails from the queue',
      run: async () => {
        const until = Date.now() + 30_000;
        for (;;) {
          const names = await inWorker(
            "const fs=require('fs');const d='/data/outbox';console.log(fs.existsSync(d)?fs.readdirSync(d).filter((n)=>n.endsWith('.eml')).length:0)",
          );
          if (Number(names.trim()) >= 2) return;
          assert(Date.now() < until, `the outbox holds ${names.trim()} messages`);
          await pause(500);
        }
      },
    },
    {
      name: 'the report comes back as a PDF, printed by a Chromium that keeps its sandbox',
      run: async () => {
        const asked = await call<{ jobId: string }>('POST', `/conversations/${conversationId}/export/pdf`, {});
        assert(asked.status === 200, `asking answered ${asked.status}`);
        const until = Date.now() + 60_000;
        let file = '';
        while (file === '') {
          const { data } = await call<{ status: string; result: { pdfPath: string } | null; error: string | null }>(
            'GET',
            `/conversations/export/status/${asked.data.jobId}`,
          );
          assert(
            data.status !== 'failed' && Date.now() < until,
            `the export is ${data.status}: ${data.error ?? 'too slow'}`,
          );
          file = data.result?.pdfPath ?? '';
          if (file === '') await pause(300);
        }
        const fetched = await fetch(base + file, { headers: { Authorization: `Bearer ${token}` } });
        const bytes = Buffer.from(await fetched.arrayBuffer());
        assert(
          fetched.status === 200 && bytes.subarray(0, 5).toString() === '%PDF-',
          `the file answered ${fetched.status}`,
        );
        const started = (
          await inWorker(
            [
              "const fs=require('fs');for(const p of fs.readdirSync('/proc')){",
              'if(!/^[0-9]+$/.test(p))continue;',
              "const c=fs.readFileSync('/proc/'+p+'/cmdline','utf8').split('\\0');",
              "if(c[0].includes('chromium'))console.log(c.includes('--no-sandbox')?'unguarded':'guarded')",
              '}',
            ].join(''),
          )
        )
          .trim()
          .split('\n');
        assert(
          started.includes('guarded') && !started.includes('unguarded'),
          `the processes of Chromium are ${started.join(', ')}`,
        );
      },
    },
    {
      name: 'logging out revokes the token',
      run: async () => {
        assert((await call('POST', '/users/logout')).status === 200, 'logging out failed');
        assert((await call('GET', '/users/plan')).status === 401, 'the token still works');
      },
    },
  ];
}
