export { connectGoogle, signsInByRedirect, type ConnectGoogle } from './identity';
export { CANCELLED, googleMessage } from './messages';
export { signInWith } from './sign-in';
