/** What an unconfigured installation calls itself; also what the web shows until `GET /config` has answered. */
export const BRAND_DEFAULTS = {
  name: 'Parley',
  publicUrl: 'http://localhost:3000',
  supportEmail: 'support@parley.example',
  salesEmail: 'sales@parley.example',
  phone: '+1 (609) 555-0100',
  office: 'Princeton, NJ',
} as const;
