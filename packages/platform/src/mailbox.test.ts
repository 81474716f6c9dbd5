import { describe, expect, it } from '@jest/globals';
import { mailboxOf } from './mailbox';

describe('a mailbox', () => {
  it.each([
    ['ada@example.org', 'ada@example.org'],
    [' ADA@Example.ORG ', 'ada@example.org'],
    ['ada+one+two@example.org', 'ada@example.org'],
    ['a.d.a+x@googlemail.com', 'ada@gmail.com'],
    ['a.da@example.org', 'a.da@example.org'],
    ['ada@example.org.', 'ada@example.org'],
  ])('of %s is %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });
});
