export { connectGoogle, signsInByRedirect, type ConnectGoogle, type GoogleIdentity } from './identity';
export { CANCELLED, googleMessage } from './messages';
export { signInWith } from './sign-in';
