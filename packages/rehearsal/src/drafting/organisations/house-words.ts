/** What houses are called by: kinds of company, of authority, of place. */
/** Words in the name of a house. */
const OF_A_HOUSE = [
  'Ltd Limited Inc LLC LLP plc GmbH AG KG SA SAS Sarl S.?p.?A S.?r.?l B.?V N.?V AB AS Oy Pty Co Corp',
  'Company Group Holdings? Partners Associates Brothers Bros Sons Services Solutions Systems Logistics',
  'Transport Shipping Foods? Farms? Dairy Brewery Bakery Foundry Works Construction Builders',
  'Engineering Electric Energy Power Water Bank Insurance Capital Hospital Clinic Trust Council',
  'Committee Ministry Authority Agency Board University College School Academy Museum Theatre Library',
  'Church Parish Diocese Foundation Society Association Federation Union Club Institute Hotel Airlines?',
  'Airport Port Railways? Press Media Studios? Labs? Pharma Hire Rentals Timber Steel Glass Marine',
].flatMap((line) => line.split(' '));
export const LOOKS_LIKE_A_HOUSE = new RegExp(String.raw`\b(?:${OF_A_HOUSE.join('|')})\b`, 'iu');
