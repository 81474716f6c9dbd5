export * from './everything-stored';
/** Real MongoDB for tests: a database of one's own, and factories for what lies in it. */
export * from './test-database';
export * from './all-documents';
export * from './conversations';
export * from './factories';
export * from './large-team';
export * from './query-plans';
export * from './released-data';
export * from './tcp-proxy';
export * from './teams';
export * from './transaction-lifetime';
