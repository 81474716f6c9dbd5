import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const tabs = ['One', 'Two', 'Three'].map((label) => ({ value: label, label, content: <p>{label} it is</p> }));
const open = (): string | undefined => screen.getByRole('tabpanel').textContent;
const selected = () => screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-selected'));

afterEach(cleanup);

describe('tabs', () => {
  it('show one panel, named by its tab', async () => {
    render(<Tabs label="Kind" tabs={tabs} />);
    expect(open()).toBe('One it is');
    await userEvent.click(screen.getByRole('tab', { name: 'Three' }));
    expect(open()).toBe('Three it is');
    expect(selected()).toEqual(['false', 'false', 'true']);
    expect(screen.getByRole('tabpanel', { name: 'Three' })).toBeTruthy();
    expect(screen.queryByText('One it is')).toBeNull();
  });

  it('are one stop of the Tab key; arrows, Home and End move and open', async () => {
    render(<Tabs label="Kind" tabs={tabs} />);
    const user = userEvent.setup();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('One');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('Three');
    await user.keyboard('{ArrowRight}');
    expect(open()).toBe('One it is');
    await user.keyboard('{ArrowLeft}');
    expect(open()).toBe('Three it is');
    await user.keyboard('{Home}');
    expect(open()).toBe('One it is');
    await user.keyboard('{End}x');
    expect(open()).toBe('Three it is');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  });

  it('follow a value from outside, and tell of a change once', async () => {
    const onValueChange = jest.fn();
    render(<Tabs label="Kind" tabs={tabs} value="Two" onValueChange={onValueChange} />);
    expect(open()).toBe('Two it is');
    await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
    await userEvent.click(screen.getByRole('tab', { name: 'One' }));
    expect(onValueChange.mock.calls).toEqual([['One']]);
    expect(open()).toBe('Two it is');
  });
});
