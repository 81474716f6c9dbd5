import { describe, expect, it } from '@jest/globals';
import { addressPattern, appAddresses, movedAddresses, signedInAddresses } from '@parley/content/public';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { createRoutesFromChildren, Routes, type RouteObject } from 'react-router-dom';
import { PUBLIC_ROUTES } from '@/site/routes';
import { CONTENT_KINDS } from './content-kinds';
import { RequireSignIn } from './guard';
import { AppRoutes } from './router';

/** The first `Routes` in what a component draws. */
function findRoutes(node: ReactNode): ReactElement<{ children: ReactNode }> | undefined {
  for (const child of Children.toArray(node)) {
    if (!isValidElement<{ children: ReactNode }>(child)) continue;
    const found = child.type === Routes ? child : findRoutes(child.props.children);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whole addresses of routes, those alone below `within` where it is given. */
const addressesOf = (routes: readonly RouteObject[], within?: unknown, counts = within === undefined): string[] =>
  routes.flatMap(({ path, children, element }) => {
    const inside = counts || (isValidElement(element) && element.type === within);
    const below = addressesOf(children ?? [], within, inside);
    return inside && path !== undefined ? [`/${path.replace(/^\//, '')}`, ...below] : below;
  });

const routes = createRoutesFromChildren(findRoutes(AppRoutes())?.props.children);
const all = addressesOf(routes);
const publicPaths = new Set(PUBLIC_ROUTES.map(({ path }) => path));
const kinds = new Set(Object.keys(CONTENT_KINDS));

describe('the addresses that servers answer with the app (product §3.16)', () => {
  it('are those of its routes, public pages and their unknown neighbours aside', () => {
    const moved = new Set(Object.keys(movedAddresses));
    const ofTheApp = all.filter(
      (address) =>
        address !== '/*' && !publicPaths.has(address) && !moved.has(address) && !kinds.has(address.split('/')[1] ?? ''),
    );
    expect(ofTheApp.toSorted()).toEqual(appAddresses.toSorted());
    expect(all).toEqual(expect.arrayContaining([...moved]));
  });

  it('need a sign-in where robots are told so', () => {
    const guarded = addressesOf(routes, RequireSignIn);
    expect(guarded.length).toBeGreaterThan(10);
    expect([...guarded, '/simulations/:id'].toSorted()).toEqual(signedInAddresses.toSorted());
  });

  it('lead, where something has moved, to an address of ours', () => {
    const known = [...publicPaths, ...appAddresses];
    for (const to of Object.values(movedAddresses)) expect(known).toContain(to);
  });

  it.each([
    ['/coaching-sessions/:id', '/Coaching-Sessions/0123/', true],
    ['/coaching-sessions/:id', '/coaching-sessions/', false],
    ['/coaching-sessions/:id', '/coaching-sessions/0123/try', false],
    ['/payment/success', '/payment/success', true],
    ['/payment/success', '/payment/successful', false],
    ['/a.b', '/axb', false],
  ])('are found by pattern: %s and %s', (address, path, fits) => {
    expect(new RegExp(addressPattern(address), 'i').test(path)).toBe(fits);
  });
});
