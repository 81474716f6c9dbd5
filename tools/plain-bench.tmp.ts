import { benchStream } from './bench/stream';
const [url = '', providerUrl = '', pid = ''] = process.argv.slice(2);
await benchStream({ url, providerUrl, apiPid: () => Number(pid), streams: 200, tokens: 100 });
process.exit(0);
