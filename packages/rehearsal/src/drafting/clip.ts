/** At most so many characters, cut at a word. */
export const clip = (text: string, most: number): string => {
  const tidy = text.replaceAll(/\s+/g, ' ').trim();
  if (tidy.length <= most) return tidy;
  const cut = tidy.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), Math.floor(most / 2)))}…`;
};
