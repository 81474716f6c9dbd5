import { describe, expect, it } from '@jest/globals';
import { networkOf, widerNetworkOf } from './network';

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['unknown', 'unknown', 'unknown'],
  ])('%s counts as %s, and more widely as %s', (address, network, wider) => {
    expect(networkOf(address)).toBe(network);
    expect(widerNetworkOf(address)).toBe(wider);
  });
});
