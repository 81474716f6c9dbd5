import { titleCase } from '@parley/shared';
import { chooseTheme, THEMES, useTheme } from '@/lib/theme';

/** Light, dark, or as the system says; stored on this device. */
export function ThemeSwitch() {
  const theme = useTheme();
  return (
    <fieldset className="theme-switch">
      <legend>Theme</legend>
      {THEMES.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name="theme"
            value={choice}
            checked={theme === choice}
            onChange={() => chooseTheme(choice)}
          />
          {titleCase(choice)}
        </label>
      ))}
    </fieldset>
  );
}
