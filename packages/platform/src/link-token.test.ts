import { describe, expect, it } from '@jest/globals';
import { linkTokenHash, newLinkToken } from './link-token';

describe('the token of a mailed link', () => {
  it('has 32 bytes that fit into an address, and never comes twice', () => {
    const tokens = Array.from({ length: 100 }, () => newLinkToken().token);
    for (const token of tokens) {
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      expect(encodeURIComponent(token)).toBe(token);
    }
    expect(new Set(tokens).size).toBe(100);
  });

  it('is found by its SHA-256', () => {
    const { token, hash } = newLinkToken();
    expect(linkTokenHash(token)).toBe(hash);
    expect(hash).not.toContain(token);
    expect(linkTokenHash('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
  });
});
