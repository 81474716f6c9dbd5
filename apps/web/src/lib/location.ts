/** Leaves the running page for another address with a full load, which also empties every cache in memory. */
export function navigateAway(path: string): void {
  window.location.assign(path);
}
