export * from './auth-emulator';
export * from './google-account';
