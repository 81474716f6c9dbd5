export * from './sample';
export * from './team-sample';
