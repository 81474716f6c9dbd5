import type { OperatorFacts } from './operator-facts';

/** What an unconfigured installation calls itself; also what the web shows until `GET /config` has answered. */
export const BRAND_DEFAULTS = {
  name: 'Parley',
  publicUrl: 'http://localhost:3000',
  supportEmail: 'support@parley.example',
  salesEmail: 'sales@parley.example',
  phone: '+1 (609) 555-0100',
  office: 'Princeton, NJ',
} as const;

/** Of an installation whose operator has said nothing of itself (product §1.4); no certification is claimed. */
export const OPERATOR_DEFAULTS: OperatorFacts = {
  name: '',
  address: '',
  jurisdiction: '',
  founder: '',
  certifications: [],
};
