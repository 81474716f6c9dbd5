/** What a person is told a signed-in device is (product §4.11). */
import { parse } from 'bowser';

/** Names longer than this are nothing a browser calls itself. */
const NAME_MAX_CHARACTERS = 40;
/** Longer headers are not read: no browser sends them. */
const USER_AGENT_MAX_CHARACTERS = 1_000;

/**
 * Browser and system, e.g. 'Chrome on Windows'; less where less is told. The header is the client's own word: it is only
 * ever shown to the person who signed in with it.
 */
export function deviceInWords(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent === '' || userAgent.length > USER_AGENT_MAX_CHARACTERS)
    return 'Unknown device';
  const { browser, os, platform } = parse(userAgent);
  const name = known(browser.name);
  // 'iOS' says less than 'iPhone', and an iPad's system has had several names.
  const system = platform.vendor === 'Apple' ? (known(platform.model) ?? known(os.name)) : known(os.name);
  if (name === undefined) return system === undefined ? 'Unknown device' : `Unknown browser on ${system}`;
  return system === undefined || name.includes(system) ? name : `${name} on ${system}`;
}

function known(name: string | undefined): string | undefined {
  return name === undefined || name === '' || name.length > NAME_MAX_CHARACTERS ? undefined : name;
}
