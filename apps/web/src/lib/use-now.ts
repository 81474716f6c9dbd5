import { useEffect, useState } from 'react';

/** Ms until the next day begins where the reader is. */
function untilTomorrow(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}

/** The moment, taken anew when another day begins and whenever the reader comes back to the page: perhaps in another time zone. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const take = (): void => setNow(new Date());
    const onReturn = (): void => {
      if (document.visibilityState === 'visible') take();
    };
    const timer = setTimeout(take, untilTomorrow(now));
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [now]);
  return now;
}
