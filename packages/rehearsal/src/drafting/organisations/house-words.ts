/** What houses are called by: kinds of company, of authority, of place. */
import { alternatives } from '../../language/one-of';

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

/** What a department is called by, at the end of its name. */
export const DEPARTMENT = new RegExp(
  String.raw`(?:${alternatives(`
  claims operations security finance sales marketing procurement purchasing production research development quality logistics services facilities estates engineering
  maintenance planning resources people customer communications legal compliance risk it technology digital education nursing surgery medicine housing transport works
  safety training programming news sport music collections conservation exhibitions infrastructure networks? supply exports? imports? retail wholesale manufacturing projects
  programmes data analytics underwriting pensions payroll admissions content product design strategy learning care studies
`)})$`,
  'iu',
);
