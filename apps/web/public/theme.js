/* Runs before the first paint, so that a stored theme never flashes. The choice itself is made in src/lib/theme.ts. */
(function () {
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.setAttribute('data-theme', theme);
    /* Somebody signed in is no visitor: the app's bar follows (src/styles/shell.css). */
    if (localStorage.getItem('token')) document.documentElement.setAttribute('data-member', '');
  } catch {
    /* Storage is closed to us (a private window): the system's preference applies. */
    document.documentElement.removeAttribute('data-theme');
  }
})();
