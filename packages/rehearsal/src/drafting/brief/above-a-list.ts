/** What stands above a list and says nothing by itself: 'Her worries (from her deputy)'. */
export const ABOVE_A_LIST = new RegExp(
  [
    String.raw`^(?:his|her|their|the|my|your)\s(?:\p{L}+\s)?`,
    String.raw`(?:worries|concerns|points|issues|demands|questions|objections|conditions|wishes)\s?(?:\([^)]*\)|(?:is|are|were)\s(?:as\sfollows|these|the\sfollowing))?[.:]?$`,
  ].join(''),
  'iu',
);
