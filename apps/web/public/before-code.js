/*
 * Runs before the first paint: what can't wait for the code of the page.
 * A stored theme never flashes; the choice itself is made in src/lib/theme.ts.
 */
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
/* The button that was pressed last is kept until src/lib/first-sign.ts takes it over, and presses it once its code is here. */
(function () {
  function keep(event) {
    var button = event.target instanceof Element && event.target.closest('button');
    if (button) window.pressedBeforeCode.button = button;
  }
  window.pressedBeforeCode = {
    button: null,
    stop: function () {
      document.removeEventListener('click', keep, true);
    },
  };
  document.addEventListener('click', keep, true);
})();
