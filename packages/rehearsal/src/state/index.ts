/** Trust, patience and every concern, folded from readings. */
export { actBehind, faultBehind } from './moves';
export { foldState, foldStates, type State, type StateFigures } from './state';
